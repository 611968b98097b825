/** A store with the visible state of the lightbox. */

/** The visible state. */
export interface LightboxView {
  readonly index: number;
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  /** Whether the slide has an image that can be zoomed and rotated. */
  readonly canZoom: boolean;
  /** Whether the picture is larger than the size in which it fits. */
  readonly isZoomed: boolean;
  readonly isPlaying: boolean;
  readonly hasThumbnails: boolean;
  readonly isSharing: boolean;
  /** Defined after the transition to the slide. */
  readonly caption: DocumentFragment | undefined;
}

/** The store. */
export interface ViewStore {
  readonly read: () => LightboxView;
  readonly change: (changes: Partial<LightboxView>) => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** @param view the initial state */
export function createViewStore(view: LightboxView): ViewStore {
  let current = view;
  const watchers = new Set<() => void>();
  return {
    read: () => current,
    change(changes) {
      const names = Object.keys(changes) as (keyof LightboxView)[];
      if (names.every((name) => current[name] === changes[name])) return;
      current = { ...current, ...changes };
      watchers.forEach((watcher) => watcher());
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
