/**
 * Renews the captchas and quiz questions of a cached page after it has loaded (contact-form-7, sections 3 and 7). Also
 * resets the state of a page from the back/forward cache, whose requests were cancelled.
 */
import type { LiveForm } from './live-form';
import { callApi, pageApi, wasPrinted } from './page-api';
import { advance } from './show-status';

export function renewCachedForm(live: LiveForm): void {
  const { form, signal } = live;
  const view = form.ownerDocument.defaultView;
  const renew = (): void => {
    if (!Reflect.get(pageApi(), 'cached')) return;
    // If the visitor has already typed, keep the values and renew only the challenges.
    if (isPristine(form)) HTMLFormElement.prototype.reset.call(form);
    else callApi('reset', form);
  };
  const onReturn = ({ persisted }: PageTransitionEvent): void => {
    const { phase, run } = live.store.read().state;
    if (!persisted) return;
    live.refill?.abort();
    if (phase === 'submitting') advance(live, { type: 'interrupted', run });
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
  const controls = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input,select,textarea',
  );
  return [...controls].every((control) => {
    if (control instanceof HTMLSelectElement) return hasDefaultOptions(control);
    const { type, value, defaultValue } = control;
    switch (type) {
      case 'hidden':
        return true;
      case 'checkbox':
      case 'radio':
        return Reflect.get(control, 'checked') === Reflect.get(control, 'defaultChecked');
      case 'file':
        return value === '';
      default:
        // A range without a default value is in the middle.
        return value === defaultValue || (type === 'range' && defaultValue === '');
    }
  });
}

function hasDefaultOptions(select: HTMLSelectElement): boolean {
  const options = [...select.options];
  // If the author selected no option, a drop-down list shows its first option.
  const isFirstChosen = !select.multiple && !options.some((option) => option.defaultSelected);
  return options.every(
    (option, index) => option.selected === (isFirstChosen ? index === 0 : option.defaultSelected),
  );
}
