/**
 * Controls that correct or enable each other: exclusive check boxes, free texts, URLs and acceptances (contact-form-7,
 * sections 10.1 to 10.4).
 */
import { newId } from '../../../runtime/dom/unique-id';
import { attributeName, type ElementAttributes, writeAttributes } from '../../../runtime/dom/attributes';
import { remember, setAttributes } from '../../../runtime/dom/restore';
import { acceptanceAttributes, type AcceptanceReading, type MissingText } from '../attributes';
import { type FormParts, withoutTokens } from '../markup';

const BOX = 'input[type="checkbox"],input[type="radio"]';
const SCHEME = /^[a-z][a-z0-9.+-]*:/i;
const ids = new WeakMap<Element, string>();

/**
 * Calls back after a form was reset to its default values.
 *
 * @param run called after the browser has restored the values, and again after the refill response
 */
export function afterReset(form: HTMLFormElement, signal: AbortSignal, run: () => void): void {
  // The event fires before the values are restored, and microtasks run between its listeners, so a new task is needed.
  form.addEventListener('reset', () => setTimeout(() => signal.aborted || run()), { signal });
  form.addEventListener('wpcf7reset', run, { signal, capture: true });
}

/** Allows at most one checked box in an exclusive group (contact-form-7, section 10.1). */
export function wireExclusive({ form }: FormParts, signal: AbortSignal): void {
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('.wpcf7-exclusive-checkbox')) return;
      for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
        if (box !== target && box.name === target.name) box.checked = false;
      }
    },
    { signal },
  );
}

/** Enables the text field next to a group's last item only if the item is chosen (contact-form-7, section 10.2). */
export function wireFreeText({ form }: FormParts, signal: AbortSignal): void {
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

/** @returns the completed URL; text that does not look like a URL is only trimmed */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (text === '' || SCHEME.test(text) || !text.includes('.')) return text;
  return `http://${text.replace(/^\/+/, '')}`;
}

/** Adds the scheme to a URL that was typed without one (contact-form-7, section 10.3). */
export function wireUrlFix({ form }: FormParts, signal: AbortSignal): void {
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches('.wpcf7-validates-as-url')) {
        target.value = completeUrl(target.value);
      }
    },
    { signal },
  );
}

/** Disables the submit buttons until all required acceptance boxes are checked (contact-form-7, section 10.4). */
export function wireAcceptance({ form }: FormParts, signal: AbortSignal): void {
  if (!waitsForAcceptance(form)) return;
  const restores = new Map<Element, () => void>();
  const write = (element: Element, attributes: ElementAttributes): void => {
    if (!restores.has(element)) {
      restores.set(element, remember(element, { attributes: Object.keys(attributes).map(attributeName) }));
    }
    writeAttributes(element, attributes);
  };
  const update = (): void => {
    const reading = readAcceptance(form);
    for (const { text, id } of reading.missing) write(text, { id });
    for (const { button, describedBy } of reading.buttons)
      write(button, acceptanceAttributes(reading, describedBy));
  };
  update();
  form.addEventListener('change', update, { signal });
  afterReset(form, signal, update);
  signal.addEventListener('abort', () => {
    restores.forEach((restore) => restore());
    // Last: the server's button is also disabled in a cloned form, and no other script would enable it again.
    for (const button of submitButtons(form)) button.disabled = false;
  });
}

/** @returns true if submit buttons wait for acceptance */
function waitsForAcceptance(form: HTMLFormElement): boolean {
  // In that mode the server reports a missing acceptance as a field error.
  const isValidation = form.classList.contains('wpcf7-acceptance-as-validation');
  return !isValidation && form.querySelector('.wpcf7-acceptance') !== null;
}

/** @returns true if this acceptance does not prevent submitting */
export function isSatisfied(acceptance: Element): boolean {
  if (acceptance.classList.contains('optional')) return true;
  const box = acceptance.querySelector<HTMLInputElement>('input[type="checkbox"]');
  return box === null || box.checked !== acceptance.classList.contains('invert');
}

/** @returns the buttons that wait for acceptance. The author's other buttons do not */
function submitButtons(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('.wpcf7-submit')];
}

/** Reads the boxes and the buttons as they are now. Other scripts may add boxes later. */
function readAcceptance(form: HTMLFormElement): AcceptanceReading {
  const all = [...form.querySelectorAll('.wpcf7-acceptance')];
  const unsatisfied = all.filter((acceptance) => !isSatisfied(acceptance));
  const known = all.flatMap(textOf).map(({ id }) => id);
  return {
    buttons: submitButtons(form).map((button) => ({
      button,
      describedBy: withoutTokens(button.getAttribute('aria-describedby'), known),
    })),
    isOpen: unsatisfied.length === 0,
    missing: unsatisfied.flatMap(textOf),
  };
}

function textOf(acceptance: Element): MissingText[] {
  const text = acceptance.querySelector('.wpcf7-list-item-label');
  if (!text) return [];
  const id = text.id || (ids.get(text) ?? newId('acceptance'));
  ids.set(text, id);
  return [{ text, id }];
}
