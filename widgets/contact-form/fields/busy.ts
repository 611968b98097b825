/** Marks a form as busy while it is being sent. Its buttons keep the focus (contact-form-7, sections 12 and 19). */
import type { LiveForm } from '../live-form';

const BUTTONS = 'input[type="submit"],input[type="image"],button:not([type]),button[type="submit"]';
const DISABLED = 'aria-disabled';

export function wireBusy({ form }: LiveForm, signal: AbortSignal): void {
  /** The author's attribute value for each changed button. */
  const before = new Map<Element, string | null>();

  const show = (isBusy: boolean): void => {
    if (!isBusy) {
      form.removeAttribute('aria-busy');
      for (const [button, value] of before) {
        if (value === null) button.removeAttribute(DISABLED);
        else button.setAttribute(DISABLED, value);
      }
      return before.clear();
    }
    form.setAttribute('aria-busy', 'true');
    for (const button of form.querySelectorAll(BUTTONS)) {
      if (!before.has(button)) before.set(button, button.getAttribute(DISABLED));
      button.setAttribute(DISABLED, 'true');
    }
  };
  const onStatus = (): void => show(form.getAttribute('data-status') === 'submitting');
  form.addEventListener('wpcf7statuschanged', onStatus, { signal, capture: true });
  signal.addEventListener('abort', () => show(false));
}
