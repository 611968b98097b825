/** Tells when the visitor acts on the page for the first time. */

/**
 * With `focusin` and `click`, because assistive technology acts without a pointer or a key. Without `pointerdown`, because
 * nothing on the page may change before the press has ended.
 */
const ACTIONS = ['pointermove', 'pointerup', 'keydown', 'wheel', 'scroll', 'focusin', 'click'] as const;

/** Calls a function once, at the visitor's first action; immediately if the visitor has acted already. */
export type WhenVisited = (callback: () => void) => void;

/**
 * @param page the document
 * @returns adds a function; nothing listens on the page before the first one is added. A page that is already scrolled, for
 *   example after a reload, counts as visited, and so does a page with a fragment in its address, which may open a menu.
 */
export function createVisit(page: Document): WhenVisited {
  const callbacks: (() => void)[] = [];
  const watching = new AbortController();
  let isWatching = false;

  const onAction = (): void => {
    watching.abort();
    callbacks.splice(0).forEach((callback) => callback());
  };

  const onEvent = (event: Event): void => {
    if (!isPointerAtRest(event)) onAction();
  };

  const watch = (): void => {
    isWatching = true;
    const options = { capture: true, passive: true, signal: watching.signal };
    for (const type of ACTIONS) page.addEventListener(type, onEvent, options);
    const view = page.defaultView;
    // Before the first frame, reading the position would cause an extra layout.
    view?.requestAnimationFrame(() => (view.scrollY > 0 || view.location.hash) && onAction());
  };

  return (callback) => {
    if (watching.signal.aborted) return callback();
    callbacks.push(callback);
    if (!isWatching) watch();
  };
}

/** Returns true for the `pointermove` that browsers send when the page is laid out below a pointer that does not move. */
function isPointerAtRest(event: Event): boolean {
  const { isTrusted, movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && isTrusted && !movementX && !movementY;
}
