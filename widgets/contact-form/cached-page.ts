/**
 * A page that a cache has kept carries old captchas and questions: they are renewed once it has loaded
 * (contact-form-7, sections 3 and 7). A page that comes back from the browser's own cache has lost its requests.
 */
import type { LiveForm } from './live-form';
import { callApi, pageApi, wasPrinted } from './page-api';
import { advance } from './show-status';

export function renewCachedForm(live: LiveForm, signal: AbortSignal): void {
  const { form } = live;
  const view = form.ownerDocument.defaultView;
  const renew = (): void => {
    if (!Reflect.get(pageApi(), 'cached')) return;
    // What the visitor has typed meanwhile stays; only the questions are new then.
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
  // Content that came later was not in the page that the cache kept.
  if (!wasPrinted(form)) return;
  if (form.ownerDocument.readyState === 'complete') renew();
  else view?.addEventListener('load', renew, { signal, once: true });
}

/** @returns true when a reset would change no value */
export function isPristine(form: HTMLFormElement): boolean {
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

/** A range without a value stands in the middle. */
function defaultValue(control: HTMLInputElement): string {
  return control.type === 'range' && control.defaultValue === '' ? control.value : control.defaultValue;
}

function hasDefaultOptions(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  // Without a choice of the author's, a list with one line shows its first option.
  const isFirstChosen = !select.multiple && !options.some((option) => option.defaultSelected);
  return options.every(
    (option, index) => option.selected === (isFirstChosen ? index === 0 : option.defaultSelected),
  );
}
