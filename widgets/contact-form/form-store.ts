/**
 * The view of one form. Components read it with `useSyncExternalStore`. An update is synchronous, because scripts expect
 * that the page shows a status when they receive its event (contact-form-7, section 5).
 */
import { flushSync } from 'react-dom';
import type { FormView } from './form-view';

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
