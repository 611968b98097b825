/**
 * Renews the captchas and quiz questions of a cached page after it has loaded (contact-form-7, sections 3 and 7). Also
 * resets the state of a page from the back/forward cache, whose requests were cancelled.
 */
import type { LiveForm } from './live-form';
import { callApi, pageApi, wasPrinted } from './page-api';
import { advance } from './show-status';

export function renewCachedForm(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const view = form.ownerDocument.defaultView;
  const renew = (): void => {
    if (!Reflect.get(pageApi(), 'cached')) return;
    // If the visitor has already typed, keep the values and renew only the challenges.
    if (isPristine(form)) HTMLFormElement.prototype.reset.call(form);
    else callApi('reset', form);
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    const { phase, run } = live.state;
    if (!persisted) return;
    live.refill?.abort();
    if (phase === 'submitting') advance(live, { type: 'failed', run });
    if (phase === 'resetting') {
      advance(live, { type: 'refilled', run, isAfterSending: Boolean(live.record.resetOnMailSent) });
    }
  };
  view?.addEventListener('pageshow', onReturn, { signal });
  // Content that was added later was not part of the cached page.
  if (!wasPrinted(form)) return;
  if (form.ownerDocument.readyState === 'complete') renew();
  else view?.addEventListener('load', renew, { signal, once: true });
}

/** @returns true if a reset would not change any value */
function isPristine(form: HTMLFormElement): boolean {
  const controls = form.querySelectorAll('input,select,textarea');
  return [...controls].every((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value === control.defaultValue;
    if (control instanceof HTMLSelectElement) return hasDefaultOptions(control);
    if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return true;
    if (control.type === 'checkbox' || control.type === 'radio')
      return control.checked === control.defaultChecked;
    return control.type === 'file' ? !control.files?.length : control.value === defaultValue(control);
  });
}

/** A range without a default value is in the middle. */
function defaultValue(control: HTMLInputElement): string {
  return control.type === 'range' && control.defaultValue === '' ? control.value : control.defaultValue;
}

function hasDefaultOptions(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  // If the author selected no option, a drop-down list shows its first option.
  const isFirstChosen = !select.multiple && !options.some((option) => option.defaultSelected);
  return options.every(
    (option, index) => option.selected === (isFirstChosen ? index === 0 : option.defaultSelected),
  );
}
