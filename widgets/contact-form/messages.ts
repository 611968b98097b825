/**
 * The messages of a form: the response in its outputs and in the block for screen readers, and the marks of invalid fields.
 * The components in InvalidField.tsx show the marks. Marks of the server and of other modules are removed here
 * (contact-form-7, sections 2.1, 6.3, 6.4, 9, 12 and 19).
 */
import { writeAttributes } from '../../runtime/dom/attributes';
import { announce } from '../../runtime/page/announce';
import { prefersReducedMotion } from '../../runtime/page/environment';
import { type ControlReading, type FieldError, type FormStore, type FormView, withErrors } from './form-view';
import { fieldOf, type FormParts, outputsOf, withoutTokens, wrapsIn, wrapsOf } from './markup';
import type { Feedback, InvalidField } from './requests';
import { strings } from './widget.json';

const DESCRIPTION = 'aria-describedby';

/** Single controls of a group. The server never marks them, so Atoll can remove all marks on them. */
const GROUPED = '.wpcf7-checkbox input:not(.wpcf7-free-text),.wpcf7-radio input:not(.wpcf7-free-text)';

const STYLED = '.wpcf7-form-control';

/** The attribute of an output with the form's own text. Written by wp-plugin/includes/paint/failed-mail.php. */
const FAILED_TEXT = 'data-atoll-failed';

/** A mail tag: the author's text may name fields of the form, and the server fills in what the visitor has typed. */
const MAIL_TAG = /\[(\w[\w-]*)\]/g;

let marked = 0;

export class Messages {
  readonly #form: HTMLFormElement;
  readonly #wrapper: HTMLElement;
  readonly #store: FormStore;
  readonly #unitTag: string;
  readonly #signal: AbortSignal;

  /**
   * @param unitTag starts the ids of the list's items
   * @param signal removes the elements that older releases do not print
   */
  constructor(
    { form, wrapper, store }: FormParts & { readonly store: FormStore },
    unitTag: string,
    signal: AbortSignal,
  ) {
    this.#form = form;
    this.#wrapper = wrapper;
    this.#store = store;
    this.#unitTag = unitTag;
    this.#signal = signal;
  }

  /** Clears the message, the list of errors and all marks. The visitor's input is kept. */
  clear(): void {
    // Wraps without a name belong to other modules.
    for (const wrap of wrapsIn(this.#form)) {
      const field = fieldOf(wrap);
      if (field !== '') this.#removeMarks(field, [wrap]);
    }
    // All items, including those of other modules.
    this.#block?.querySelector('ul')?.replaceChildren();
    const message = { text: '', elements: this.#places() };
    this.#store.update((view) => ({ ...view, message, errors: [] }));
  }

  /** Marks the invalid fields, and shows the message as text in the paragraph for screen readers and in all outputs. */
  show({ message: text, invalidFields }: Pick<Feedback, 'message' | 'invalidFields'>): void {
    const change = this.#changeErrors([], invalidFields);
    if (text !== '' && !this.#partOfBlock('p')) announce(text);
    const message = { text, elements: this.#places() };
    this.#store.update((view) => ({ ...change(view), message }));
  }

  /**
   * Changes the marks of fields.
   *
   * @param valid the fields that lose their marks, including those in the server's markup
   * @param invalid the fields to mark; those without a wrap appear only in the list of errors
   */
  mark(valid: readonly string[], invalid: readonly InvalidField[]): void {
    this.#store.update(this.#changeErrors(valid, invalid));
  }

  /** After a rejection, focuses the first invalid field if the focus is in the form; otherwise scrolls to the message. */
  focusProblem(): void {
    const control = firstInvalidControl(this.#form);
    const isInForm = this.#form.contains(this.#form.ownerDocument.activeElement);
    // Focusing a control with a floating tip would hide the tip before the visitor can read it.
    if (control && isInForm && !control.closest('.use-floating-validation-tip')) return control.focus();
    this.scrollIntoView();
  }

  /** Scrolls the message into view without moving the focus. */
  scrollIntoView(): void {
    const [output] = outputsOf(this.#form);
    if (!output) return;
    const { top, bottom } = output.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return;
    output.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }

  /** Reads what to mark, and removes these fields' marks from the markup. */
  #changeErrors(valid: readonly string[], invalid: readonly InvalidField[]): (view: FormView) => FormView {
    const fields = new Set<string>();
    const clear = (name: string): { readonly field: string; readonly wraps: HTMLElement[] } => {
      const wraps = wrapsOf(this.#form, name);
      // The name in the markup, because responses contain `your_name` for `your.name`.
      const field = wraps[0] ? fieldOf(wraps[0]) : name;
      fields.add(field);
      this.#removeMarks(field, wraps);
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
        id: this.#freeId(this.#errorId(field), taken),
        message,
        controlId: wraps[0]?.querySelector(STYLED)?.id || controlId,
        list: this.#partOfBlock('ul'),
        wraps,
        controls: wraps.flatMap(readControls),
      });
    }
    return (view) => withErrors(view, fields, [...added.values()]);
  }

  /** Removes the marks of a field from the markup. The caller removes its error from the store. */
  #removeMarks(field: string, wraps: readonly HTMLElement[]): void {
    const own = this.#store.read().errors.find((error) => error.field === field);
    const ids = [this.#errorId(field), ...(own ? [own.id] : [])];
    for (const item of this.#block?.querySelectorAll('li') ?? []) if (ids.includes(item.id)) item.remove();
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

  /** @returns the id that the server gives to the item of a field */
  #errorId(field: string): string {
    return `${this.#unitTag}-ve-${field}`.replace(/[^\w-]/g, '');
  }

  /**
   * Makes an id unique: a cloned form has the same unit tag, and its controls must not reference the other form's errors.
   *
   * @param taken the ids of items that are not on the page yet
   */
  #freeId(id: string, taken: readonly string[]): string {
    const page = this.#form.ownerDocument;
    let free = id;
    for (let count = 2; taken.includes(free) || page.getElementById(free); count += 1)
      free = `${id}-${count}`;
    return free;
  }

  /** @returns the elements that show the message */
  #places(): readonly Element[] {
    const status = this.#partOfBlock('p');
    return [...(status ? [status] : []), ...outputsOf(this.#form)];
  }

  /** The block for screen readers next to the form. */
  get #block(): Element | null {
    return this.#wrapper.querySelector('.screen-reader-response');
  }

  /**
   * Up to 5.2, the block is an empty alert. It gets the elements that later releases print.
   *
   * @param name `p` for the live paragraph with the status, `ul` for the list of errors that describe the controls
   * @returns undefined if the form has no block
   */
  #partOfBlock(name: 'p' | 'ul'): Element | undefined {
    const block = this.#block;
    if (!block) return undefined;
    const part = block.querySelector(name);
    if (part) return part;
    const made = block.ownerDocument.createElement(name);
    if (name === 'p') block.prepend(made);
    else block.append(made);
    this.#signal.addEventListener('abort', () => made.remove());
    return made;
  }
}

/**
 * The sentence for a message that could not be sent, because the server did not answer or answered with something else
 * than a status. The original shows nothing (contact-form-7, section 12).
 *
 * @returns the form's own text for a failed mail; ours if the page does not contain it. Plain text, never empty
 */
export function failedText({ form, translate }: FormParts): string {
  const [own = ''] = [...outputsOf(form)].flatMap((output) => output.getAttribute(FAILED_TEXT)?.trim() || []);
  const typed = new FormData(form);
  const text = own.replace(MAIL_TAG, (tag, name: string) =>
    name.startsWith('_') ? '' : (valuesOf(typed, name) ?? tag),
  );
  return text.trim() || translate(strings['contact-form.failed']);
}

/** Enables `:invalid` in stylesheets. It never blocks a submit, because the form has `novalidate`. */
export function setValidity(element: Partial<HTMLInputElement>, message: string): void {
  element.setCustomValidity?.(message);
}

/** @returns undefined if the form has no such field */
function valuesOf(typed: FormData, name: string): string | undefined {
  const values = [...typed.getAll(name), ...typed.getAll(`${name}[]`)];
  return values.length === 0 ? undefined : values.filter((value) => typeof value === 'string').join(', ');
}

/** @returns the first focusable control that is marked as invalid, in page order */
function firstInvalidControl(form: HTMLFormElement): HTMLElement | undefined {
  const invalid = form.querySelectorAll<HTMLElement>('[aria-invalid="true"]');
  return [...invalid].find(
    (control) => control.matches('input,select,textarea') && !control.matches(':disabled'),
  );
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
