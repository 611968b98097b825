/**
 * Sends a form's message once and handles the response (contact-form-7, sections 6 and 12). A request is never aborted,
 * and repeated only if the server rejected it without processing it.
 */
import { asRecord } from '../../runtime/page/as-record';
import { emit } from '../../runtime/page/events';
import { isAbort, isRestError } from '../../runtime/net/rest';
import { type Feedback, parseFeedback } from './answers';
import { collect, createDetail, type SubmissionDetail } from './detail';
import { failedText } from './failed-text';
import type { LiveForm } from './live-form';
import { pageApi } from './page-api';
import { clearMessages, focusProblem, showFeedback } from './response';
import { advance } from './show-status';
import { answerEvent } from './status';
import { isSpent, spendAsked } from './submit-requests';
import { inputsNamed } from './wraps';

/**
 * `wpcf7.submit`. Does nothing while a message of this form is being sent.
 *
 * @param options the options of the form's own submit listener
 */
export function submitForm(live: LiveForm, options: { readonly submitter?: unknown } = {}): void {
  const { form, record } = live;
  // A module that first requests a token may pass on a second press late.
  if (isSpent(options) || live.store.read().state.phase === 'submitting') return;
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
  if (advance(live, { type: 'submit' })) void send(live, detail, live.store.read().state.run);
}

async function send(live: LiveForm, detail: SubmissionDetail, run: number): Promise<void> {
  let answer: unknown;
  try {
    answer = await live.endpoints.feedback(live.record.id, {
      body: detail.formData,
      onBodyNonce: (nonce) => keepNonce(live.form, nonce),
    });
  } catch (error) {
    return failSubmission(live, run, error);
  }
  const feedback = parseFeedback(answer);
  if (!feedback) return failSubmission(live, run, { code: 'answer_without_status', answer });
  // Ignore the response if the form was removed.
  if (live.signal.aborted || !advance(live, { type: 'answer', run, status: feedback.status })) return;
  detail.status = feedback.status;
  detail.apiResponse = answer;
  const specific = answerEvent(live.record.status);
  if (specific) emit(live.form, specific, detail);
  emit(live.form, 'wpcf7submit', detail);
  // Listeners that navigate to another page must run before the message is shown.
  await Promise.resolve();
  if (live.store.read().state.phase !== 'submitting') show(live, feedback);
}

function show(live: LiveForm, feedback: Feedback): void {
  const { form, record } = live;
  const { status, postedDataHash } = feedback;
  if (postedDataHash !== '') {
    for (const input of inputsNamed(form, '_wpcf7_posted_data_hash')) input.value = postedDataHash;
  }
  if (status === 'mail_sent') {
    // Called on the prototype, because a control may be named `reset`.
    HTMLFormElement.prototype.reset.call(form);
    record.resetOnMailSent = true;
  }
  showFeedback(live, feedback);
  // After success, the refill scrolls to the message when it has ended.
  if (status !== 'mail_sent') focusProblem(live);
}

/**
 * Ends a failed submission: the form says so, and keeps all values (contact-form-7, section 12). No event of a response is
 * fired, because scripts take it as the server's answer.
 */
function failSubmission(live: LiveForm, run: number, error: unknown): void {
  if (live.signal.aborted || !advance(live, { type: 'failed', run })) return;
  showFeedback(live, {
    status: 'mail_failed',
    message: failedText(live),
    postedDataHash: '',
    invalidFields: [],
  });
  focusProblem(live);
  if (!isAbort(error)) live.report(codeOf(error), error);
}

/** @returns the error code for the report */
export function codeOf(error: unknown): string {
  if (isRestError(error)) return error.code;
  const { code } = asRecord(error);
  return typeof code === 'string' ? code : 'request_failed';
}

/**
 * WordPress prefers `_wpnonce` in the body to the header, so the next message must not contain the rejected nonce. A
 * disabled input is not sent.
 */
function keepNonce(form: HTMLFormElement, nonce: string | null): void {
  for (const input of inputsNamed(form, '_wpnonce')) {
    input.value = nonce ?? input.value;
    input.disabled = nonce === null;
  }
}
