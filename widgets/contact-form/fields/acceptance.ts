/** Disables the submit button until all required acceptance boxes are checked (contact-form-7, section 10.4). */
import type { LiveForm } from '../live-form';
import { addToken, removeToken } from '../tokens';
import { afterReset } from './after-reset';

let named = 0;

/** @returns true if this acceptance does not prevent submitting */
export function isSatisfied(acceptance: Element): boolean {
  if (acceptance.classList.contains('optional')) return true;
  const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return box === null || box.checked !== acceptance.classList.contains('invert');
}

export function wireAcceptance({ form }: LiveForm, signal: AbortSignal): void {
  // In that mode the server reports a missing acceptance as a field error.
  if (form.classList.contains('wpcf7-acceptance-as-validation')) return;
  if (!form.querySelector('.wpcf7-acceptance')) return;

  const update = (): void => {
    const acceptances = [...form.querySelectorAll('.wpcf7-acceptance')];
    const isOpen = acceptances.every(isSatisfied);
    for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) {
      button.disabled = !isOpen;
      for (const acceptance of acceptances) describe(button, acceptance);
    }
  };
  update();
  form.addEventListener('change', update, { signal });
  afterReset(form, signal, update);
  // Without the widget, no script would enable the button again.
  signal.addEventListener('abort', () => {
    for (const button of form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')) button.disabled = false;
  });
}

/** Describes a disabled button with the text that is not accepted yet. */
function describe(button: HTMLElement, acceptance: Element): void {
  const text = acceptance.querySelector('.wpcf7-list-item-label');
  if (!text) return;
  if (isSatisfied(acceptance)) return removeToken(button, 'aria-describedby', text.id);
  text.id ||= `atoll-acceptance-${(named += 1)}`;
  addToken(button, 'aria-describedby', text.id);
}
