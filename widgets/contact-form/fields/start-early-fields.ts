/**
 * Starts what fields show and do before the visitor uses the form (contact-form-7, sections 3 and 10). Contains no React,
 * because a form is prepared with it; it runs on when the form is mounted.
 */
import type { EarlyForm } from '../live-form';
import { callApi } from '../page-api';
import { wireAcceptance } from './acceptance';
import { wireCaptchaNames } from './captcha-names';
import { wireChoiceGroups } from './choice-groups';
import { wireCounters } from './counters';
import { wireExclusive } from './exclusive';
import { wireFieldNames } from './field-names';
import { wireFreeText } from './free-text';
import { wireSpinners } from './spinners';
import { wireUrlFix } from './url-fix';

/** In the same order as the original, except that the spinners are first: they read styles, and the others change them. */
const BEHAVIORS = [
  wireSpinners,
  wireWrapper,
  wireExclusive,
  wireFreeText,
  wireUrlFix,
  wireChoiceGroups,
  wireFieldNames,
  wireCaptchaNames,
  wireAcceptance,
  wireCounters,
  wireReset,
];

const started = new WeakSet<HTMLFormElement>();

/**
 * Does nothing if the form is prepared.
 *
 * @param signal restores the server's markup
 */
export function startEarlyFields(early: EarlyForm, signal: AbortSignal): void {
  const { form } = early;
  if (started.has(form)) return;
  started.add(form);
  signal.addEventListener('abort', () => started.delete(form));
  for (const wire of BEHAVIORS) wire(early, signal);
}

/** The wrapper's class indicates whether scripts run. */
function wireWrapper({ wrapper }: EarlyForm, signal: AbortSignal): void {
  if (!wrapper.classList.replace('no-js', 'js')) return;
  signal.addEventListener('abort', () => wrapper.classList.replace('js', 'no-js'));
}

function wireReset({ form }: EarlyForm, signal: AbortSignal): void {
  form.addEventListener('reset', () => callApi('reset', form), { signal });
}
