/** A state that several components read: the controls of a block change together, and each has a root. */

export interface Store<S extends object> {
  /** The same object until the state changes. */
  readonly get: () => S;
  readonly set: (change: Partial<S>) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<S extends object>(initial: S): Store<S> {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change };
      for (const notify of listeners) notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
