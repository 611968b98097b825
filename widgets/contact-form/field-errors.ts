/**
 * Finds the fields that become valid or invalid, and the texts of their marks (contact-form-7, section 9). The components in
 * InvalidField.tsx show the marks. Marks of the server and of other modules are removed here.
 */
import { writeAttributes } from '../../runtime/dom/attributes';
import type { InvalidField } from './answers';
import { errorId, freeId, partOf, removeItems } from './error-list';
import { type ControlReading, type FieldError, type FormView, withErrors } from './form-view';
import type { LiveForm } from './live-form';
import { withoutTokens } from './tokens';
import { fieldOf, wrapsIn, wrapsOf } from './wraps';

const DESCRIPTION = 'aria-describedby';

/** Single controls of a group. The server never marks them, so Atoll can remove all marks on them. */
const GROUPED = '.wpcf7-checkbox input:not(.wpcf7-free-text),.wpcf7-radio input:not(.wpcf7-free-text)';

const STYLED = '.wpcf7-form-control';

let marked = 0;

/**
 * Reads what to mark, and removes these fields' marks from the markup.
 *
 * @param valid the fields that lose their marks, including those in the server's markup
 * @param invalid the fields to mark; those without a wrap appear only in the list of errors
 * @returns the transition that removes and adds the marks
 */
export function changeErrors(
  live: LiveForm,
  valid: readonly string[],
  invalid: readonly InvalidField[],
): (view: FormView) => FormView {
  const fields = new Set<string>();
  const clear = (name: string): { readonly field: string; readonly wraps: HTMLElement[] } => {
    const wraps = wrapsOf(live.form, name);
    // The name in the markup, because responses contain `your_name` for `your.name`.
    const field = wraps[0] ? fieldOf(wraps[0]) : name;
    fields.add(field);
    removeMarks(live, field, wraps);
    return { field, wraps };
  };
  valid.forEach(clear);
  const added = new Map<string, FieldError>();
  for (const { field: name, message, controlId } of invalid) {
    const { field, wraps } = clear(name);
    // The last error of a field replaces the others.
    added.delete(field);
    const taken = Array.from(added.values(), ({ id }) => id);
    added.set(field, {
      number: (marked += 1),
      field,
      id: freeId(live, errorId(live, field), taken),
      message,
      controlId: wraps[0]?.querySelector(STYLED)?.id || controlId,
      list: partOf(live, 'ul'),
      wraps,
      controls: wraps.flatMap(readControls),
    });
  }
  return (view) => withErrors(view, fields, [...added.values()]);
}

/**
 * Removes the marks of all named fields from the markup. Wraps without a name belong to other modules.
 *
 * The caller removes the errors from the store.
 */
export function removeAllMarks(live: LiveForm): void {
  for (const wrap of wrapsIn(live.form)) {
    const field = fieldOf(wrap);
    if (field !== '') removeMarks(live, field, [wrap]);
  }
}

/** @returns the first focusable control that is marked as invalid, in page order */
export function firstInvalidControl({ form }: LiveForm): HTMLElement | undefined {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  return [...invalid].find(
    (control) => control.matches('input,select,textarea') && !control.matches(':disabled'),
  );
}

function removeMarks(live: LiveForm, field: string, wraps: readonly HTMLElement[]): void {
  const own = live.store.read().errors.find((error) => error.field === field);
  const ids = [errorId(live, field), ...(own ? [own.id] : [])];
  removeItems(live, ids);
  for (const wrap of wraps) {
    for (const tip of wrap.querySelectorAll('.wpcf7-not-valid-tip')) tip.remove();
    for (const { element, describedBy, isDescribed } of readControls(wrap)) {
      const isPrinted = element.hasAttribute('aria-invalid') && !element.matches(GROUPED);
      writeAttributes(element, {
        'aria-invalid': isPrinted ? false : undefined,
        [DESCRIPTION]: withoutTokens(describedBy, ids),
      });
      if (!isDescribed) continue;
      element.classList.remove('wpcf7-not-valid');
      setValidity(element, '');
    }
  }
}

/** Enables `:invalid` in stylesheets. It never blocks a submit, because the form has `novalidate`. */
export function setValidity(element: Partial<HTMLInputElement>, message: string): void {
  element.setCustomValidity?.(message);
}

function readControls(wrap: Element): ControlReading[] {
  return [...wrap.querySelectorAll(`${STYLED},${GROUPED},[aria-invalid]`)].map((element) => {
    const isGrouped = element.matches(GROUPED);
    const isStyled = element.matches(STYLED);
    return {
      element,
      describedBy: element.getAttribute(DESCRIPTION),
      isDescribed: isGrouped || isStyled,
      hasValidity: isGrouped || element.hasAttribute('aria-invalid'),
      isStyled,
    };
  });
}
