/**
 * Sends a form's message, once, and takes the answer (contact-form-7, sections 6 and 12). A message that is under
 * way is never aborted and never repeated; only what the server refused before doing anything is asked again.
 */
import { asRecord } from '../../runtime/page/as-record';
import { emit } from '../../runtime/page/events';
import { isAbort, isRestError } from '../../runtime/net/rest';
import { type Feedback, parseFeedback } from './answers';
import { collect, createDetail, type SubmissionDetail } from './detail';
import { markInvalid } from './field-errors';
import { inputsNamed, type LiveForm } from './live-form';
import { pageApi } from './page-api';
import { clearMessages, leadToProblem, showMessage } from './response';
import { advance } from './show-status';
import { answerEvent } from './status';
import { isSpent, spendAsked } from './submit-requests';

/**
 * `wpcf7.submit`. Ignored while a message of this form is under way.
 *
 * @param options what the form's own listener passed, when the call began with a submit event
 */
export function submitForm(live: LiveForm, options: { readonly submitter?: unknown } = {}): void {
  const { form, record } = live;
  // A module that asks for a token first comes late with a second press of the button.
  if (isSpent(options) || live.state.phase === 'submitting') return;
  if (Reflect.get(pageApi(), 'blocked')) {
    clearMessages(live);
    advance(live, { type: 'block' });
    return;
  }
  spendAsked(form);
  const detail = createDetail(record, collect(form, options.submitter));
  clearMessages(live);
  emit(form, 'wpcf7beforesubmit', detail);
  live.refill?.abort();
  if (advance(live, { type: 'submit' })) void send(live, detail, live.state.run);
}

async function send(live: LiveForm, detail: SubmissionDetail, run: number): Promise<void> {
  let answer: unknown;
  try {
    answer = await live.endpoints.feedback(live.record.id, {
      body: detail.formData,
      onBodyNonce: (nonce) => keepNonce(live.form, nonce),
    });
  } catch (error) {
    return giveUp(live, run, error);
  }
  const feedback = parseFeedback(answer);
  if (!feedback) return giveUp(live, run, { code: 'answer_without_status', answer });
  // The form has left the page: there is nobody to tell.
  if (live.signal.aborted || !advance(live, { type: 'answer', run, status: feedback.status })) return;
  detail.status = feedback.status;
  detail.apiResponse = answer;
  const specific = answerEvent(live.record.status);
  if (specific) emit(live.form, specific, detail);
  emit(live.form, 'wpcf7submit', detail);
  // Listeners that go to another page must do so before anything is painted.
  await Promise.resolve();
  if (live.state.phase !== 'submitting') show(live, feedback);
}

function show(live: LiveForm, { status, message, postedDataHash, invalidFields }: Feedback): void {
  const { form, record } = live;
  if (postedDataHash !== '') {
    for (const input of inputsNamed(form, '_wpcf7_posted_data_hash')) input.value = postedDataHash;
  }
  if (status === 'mail_sent') {
    // A control may be named `reset`.
    HTMLFormElement.prototype.reset.call(form);
    record.resetOnMailSent = true;
  }
  for (const field of invalidFields) markInvalid(live, field);
  showMessage(live, message);
  // The message of success shows when the refill is done.
  if (status !== 'mail_sent') leadToProblem(live);
}

/** The visitor is told nothing (contact-form-7, section 12), but has the form back with everything in it. */
function giveUp(live: LiveForm, run: number, error: unknown): void {
  advance(live, { type: 'failed', run });
  if (!isAbort(error, live.signal)) live.report(codeOf(error), error);
}

/** @returns the code of a failure, for the report */
export function codeOf(error: unknown): string {
  if (isRestError(error)) return error.code;
  const { code } = asRecord(error);
  return typeof code === 'string' ? code : 'request_failed';
}

/**
 * WordPress looks at `_wpnonce` in the body before it looks at the header. The next message must not carry the one
 * that was refused; a disabled input is not sent.
 */
function keepNonce(form: HTMLFormElement, nonce: string | null): void {
  for (const input of inputsNamed(form, '_wpnonce')) {
    input.value = nonce ?? input.value;
    input.disabled = nonce === null;
  }
}
