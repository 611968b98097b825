/**
 * Marks fields as invalid, and removes the marks. Messages are inserted only as text nodes, because an error message
 * may contain the visitor's input (contact-form-7, section 9).
 */
import type { InvalidField } from './answers';
import { removeItems, addItem } from './error-list';
import type { LiveForm } from './live-form';
import { addToken, removeToken } from './tokens';
import { fieldOf, wrapsIn, wrapsOf } from './wraps';

const TIP = 'wpcf7-not-valid-tip';
const NOT_VALID = 'wpcf7-not-valid';
const DESCRIPTION = 'aria-describedby';

/** Single controls of a group. The server never marks them, so Atoll can remove all marks on them. */
const GROUPED = '.wpcf7-checkbox input:not(.wpcf7-free-text),.wpcf7-radio input:not(.wpcf7-free-text)';

/** Marks every wrap of a field. The message is also added to the list of errors, even for a field without a wrap. */
export function markInvalid(live: LiveForm, { field, message, controlId }: InvalidField): void {
  unmark(live, field);
  const wraps = wrapsOf(live.form, field);
  const control = wraps[0]?.querySelector('.wpcf7-form-control');
  const errorId = addItem(live, keyOf(wraps, field), message, control?.id || controlId);
  for (const wrap of wraps) {
    for (const box of wrap.querySelectorAll(GROUPED)) {
      box.setAttribute('aria-invalid', 'true');
      addToken(box, DESCRIPTION, errorId);
    }
    for (const element of wrap.querySelectorAll('[aria-invalid]'))
      element.setAttribute('aria-invalid', 'true');
    for (const element of wrap.querySelectorAll('.wpcf7-form-control')) {
      element.classList.add(NOT_VALID);
      addToken(element, DESCRIPTION, errorId);
      setValidity(element, message);
    }
    const tip = wrap.ownerDocument.createElement('span');
    tip.className = TIP;
    tip.setAttribute('aria-hidden', 'true');
    tip.textContent = message;
    wrap.append(tip);
  }
}

/** Removes the marks of a field, including those in the server's markup. */
export function unmark(live: LiveForm, field: string): void {
  const wraps = wrapsOf(live.form, field);
  const errorIds = removeItems(live, keyOf(wraps, field));
  wraps.forEach((wrap) => unmarkWrap(wrap, errorIds));
}

/** Removes the marks of all named fields. Wraps without a name belong to other modules. */
export function unmarkAll(live: LiveForm): void {
  for (const wrap of wrapsIn(live.form)) {
    const field = fieldOf(wrap);
    if (field !== '') unmarkWrap(wrap, removeItems(live, field));
  }
}

/** @returns the first focusable control that is marked as invalid, in page order */
export function firstInvalidControl({ form }: LiveForm): HTMLElement | undefined {
  const marked = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  return [...marked].find(
    (control) => control.matches('input,select,textarea') && !control.matches(':disabled'),
  );
}

function unmarkWrap(wrap: HTMLElement, errorIds: readonly string[]): void {
  for (const tip of wrap.querySelectorAll(`.${TIP}`)) tip.remove();
  for (const element of wrap.querySelectorAll('[aria-invalid]'))
    element.setAttribute('aria-invalid', 'false');
  for (const box of wrap.querySelectorAll(GROUPED)) box.removeAttribute('aria-invalid');
  for (const element of wrap.querySelectorAll(`.wpcf7-form-control,${GROUPED}`)) {
    element.classList.remove(NOT_VALID);
    errorIds.forEach((id) => removeToken(element, DESCRIPTION, id));
    setValidity(element, '');
  }
}

/** Enables `:invalid` in stylesheets. It never blocks a submit, because the form has `novalidate`. */
function setValidity(element: Element, message: string): void {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  )
    element.setCustomValidity(message);
}

/** Returns the name in the markup, because responses contain `your_name` for `your.name`. */
function keyOf(wraps: readonly HTMLElement[], field: string): string {
  const [first] = wraps;
  return first ? fieldOf(first) : field;
}
