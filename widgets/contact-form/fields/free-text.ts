/** Enables the text field next to a group's last item only if the item is chosen (contact-form-7, section 10.2). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { EarlyForm } from '../live-form';
import { afterReset } from './after-reset';

const BOX = 'input[type="checkbox"],input[type="radio"]';

export function wireFreeText({ form }: EarlyForm, signal: AbortSignal): void {
  const update = (changed?: EventTarget | null): void => {
    for (const item of form.querySelectorAll('.has-free-text')) {
      const box = item.querySelector<HTMLInputElement>(BOX);
      const text = item.querySelector<HTMLInputElement>('.wpcf7-free-text');
      if (!box || !text) continue;
      text.disabled = !box.checked;
      if (box === changed && box.checked) text.focus();
    }
  };
  update();
  nameTexts(form, signal);
  form.addEventListener('change', ({ target }) => update(target), { signal });
  afterReset(form, signal, update);
  signal.addEventListener('abort', () => {
    for (const text of form.querySelectorAll<HTMLInputElement>('.wpcf7-free-text')) text.disabled = false;
  });
}

/** The server's text field has no accessible name, so it gets the label of its item. */
function nameTexts(form: HTMLFormElement, signal: AbortSignal): void {
  for (const text of form.querySelectorAll('.wpcf7-free-text:not([aria-label],[aria-labelledby])')) {
    const label = text.closest('.has-free-text')?.querySelector('.wpcf7-list-item-label')?.textContent;
    if (label) setAttributes(text, { 'aria-label': label }, signal);
  }
}
