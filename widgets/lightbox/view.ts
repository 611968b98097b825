/** What can be seen of the lightbox, told to whoever watches. */

/** What can be seen now. */
export interface LightboxView {
  readonly index: number;
  readonly hasArrived: boolean;
  readonly isLoading: boolean;
  /** Whether there is a picture that can be zoomed and turned. */
  readonly canZoom: boolean;
  readonly isPlaying: boolean;
  readonly hasThumbnails: boolean;
  readonly isSharing: boolean;
  /** Present once the slide has arrived. */
  readonly caption: DocumentFragment | undefined;
}

/** Keeps it. */
export interface ViewStore {
  readonly read: () => LightboxView;
  readonly change: (news: Partial<LightboxView>) => void;
  /** @returns ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** @param view at first */
export function createViewStore(view: LightboxView): ViewStore {
  let current = view;
  const watchers = new Set<() => void>();
  return {
    read: () => current,
    change(news) {
      const names = Object.keys(news) as (keyof LightboxView)[];
      if (names.every((name) => current[name] === news[name])) return;
      current = { ...current, ...news };
      watchers.forEach((watcher) => watcher());
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
