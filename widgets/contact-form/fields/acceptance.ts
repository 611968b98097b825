/** Disables the submit buttons until all required acceptance boxes are checked (contact-form-7, section 10.4). */
import { newId } from '../../../runtime/dom/unique-id';
import { attributeName, type ElementAttributes, writeAttributes } from '../../../runtime/dom/attributes';
import { remember } from '../../../runtime/dom/restore';
import { acceptanceAttributes } from '../attributes';
import type { EarlyForm } from '../live-form';
import { withoutTokens } from '../tokens';
import { afterReset } from './after-reset';

/** The text of an acceptance that is not satisfied. It describes the disabled buttons. */
export interface MissingText {
  readonly text: Element;
  readonly id: string;
}

export interface AcceptanceReading {
  /** The submit buttons, with the author's `aria-describedby`. */
  readonly buttons: readonly { readonly button: Element; readonly describedBy: string | null }[];
  readonly isOpen: boolean;
  readonly missing: readonly MissingText[];
}

const ids = new WeakMap<Element, string>();

export function wireAcceptance({ form }: EarlyForm, signal: AbortSignal): void {
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
