/** Fetches new captchas and quiz questions when a form is reset (contact-form-7, section 7). */
import { emit } from '../../runtime/page/events';
import { isAbort } from '../../runtime/net/rest';
import { collect, createDetail, type SubmissionDetail } from './detail';
import type { LiveForm } from './live-form';
import { clearMessages, scrollToMessage } from './response';
import { advance } from './show-status';
import { codeOf } from './submit';

/** `wpcf7.reset`. Does not clear any value, because the browser does this on a reset. */
export function resetForm(live: LiveForm): void {
  // The response to the message contains the same challenges as a refill.
  if (live.store.read().state.phase === 'submitting') return;
  const detail = createDetail(live.record, collect(live.form));
  delete live.record.resetOnMailSent;
  live.refill?.abort();
  live.refill = new AbortController();
  clearMessages(live);
  advance(live, { type: 'reset' });
  void refill(live, detail, live.store.read().state.run, AbortSignal.any([live.refill.signal, live.signal]));
}

async function refill(
  live: LiveForm,
  detail: SubmissionDetail,
  run: number,
  signal: AbortSignal,
): Promise<void> {
  let answer: unknown;
  let failure: { readonly error: unknown } | undefined;
  try {
    answer = await live.endpoints.refill(live.record.id, signal);
  } catch (error) {
    if (isAbort(error, signal)) return;
    failure = { error };
  }
  // The message was sent, even if the refill failed.
  const isAfterSending = Boolean(live.record.resetOnMailSent);
  if (signal.aborted || !advance(live, { type: 'refilled', run, isAfterSending })) return;
  delete live.record.resetOnMailSent;
  if (failure) live.report(codeOf(failure.error), failure.error);
  else {
    detail.apiResponse = answer;
    emit(live.form, 'wpcf7reset', detail);
  }
  if (isAfterSending) scrollToMessage(live);
}
