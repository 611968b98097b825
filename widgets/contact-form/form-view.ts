/**
 * What a form shows, the pure transitions between two views, and the store of the view (contact-form-7, sections 4, 6.3, 6.4
 * and 9).
 */
import { flushSync } from 'react-dom';
import type { ClientStatus, FormState } from './form-machine';

/** A control of an invalid field. */
export interface ControlReading {
  readonly element: Element;
  /** The author's `aria-describedby`. */
  readonly describedBy: string | null;
  /** The error describes it. False for the box of an acceptance, whose group is described. */
  readonly isDescribed: boolean;
  /** It says whether its value is valid. A group's `span` does not. */
  readonly hasValidity: boolean;
  /** It is a `.wpcf7-form-control`: stylesheets mark it. */
  readonly isStyled: boolean;
}

/** A field that is marked as invalid. */
export interface FieldError {
  /** Unique in a form. A field that is marked again gets a new number, so that all its marks are new. */
  readonly number: number;
  /** The field's name in the markup. */
  readonly field: string;
  /** The id of the list item. */
  readonly id: string;
  /** Plain text. */
  readonly message: string;
  /** The id of the control that the list item links to; '' for an item without a link. */
  readonly controlId: string;
  /** The list for screen readers, if the form has one. */
  readonly list: Element | undefined;
  readonly wraps: readonly Element[];
  readonly controls: readonly ControlReading[];
}

/** A message, and the elements that show it. */
export interface Message {
  readonly text: string;
  readonly elements: readonly Element[];
}

export interface FormView {
  /** The state of the requests. */
  readonly state: FormState;
  /** The status on the page: the state's, or `validating`. */
  readonly status: ClientStatus;
  /** The status that `status` has replaced. */
  readonly previous: ClientStatus;
  /** Undefined until the server's message is replaced. */
  readonly message: Message | undefined;
  /** In the order of their marking. */
  readonly errors: readonly FieldError[];
}

export function firstView(state: FormState): FormView {
  const status = state.resting;
  return { state, status, previous: status, message: undefined, errors: [] };
}

/** Shows a status. */
export function withStatus(view: FormView, status: ClientStatus): FormView {
  return { ...view, status, previous: view.status };
}

/**
 * Removes the marks of fields, and adds new ones.
 *
 * @param fields the fields that lose their marks
 * @param added the new marks
 * @returns the same object if nothing changes
 */
export function withErrors(
  view: FormView,
  fields: ReadonlySet<string>,
  added: readonly FieldError[] = [],
): FormView {
  const kept = view.errors.filter(({ field }) => !fields.has(field));
  if (kept.length === view.errors.length && added.length === 0) return view;
  return { ...view, errors: [...kept, ...added] };
}

/**
 * The view of one form. Components read it with `useSyncExternalStore`. An update is synchronous, because scripts expect
 * that the page shows a status when they receive its event (contact-form-7, section 5).
 */
export interface FormStore {
  readonly read: () => FormView;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Replaces the view. When it returns, the components have updated the page. Must not be called in an effect.
   *
   * @param change returns the next view, or the same object to change nothing
   */
  readonly update: (change: (view: FormView) => FormView) => void;
}

export function createFormStore(first: FormView): FormStore {
  const listeners = new Set<() => void>();
  let view = first;
  return {
    read: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      const next = change(view);
      if (next === view) return;
      view = next;
      flushSync(() => listeners.forEach((listener) => listener()));
    },
  };
}
