/** Tells when the visitor acts on the page for the first time. */

/** Calls a function once, at the visitor's first action; immediately if the visitor has acted already. */
export type WhenVisited = (callback: () => void) => void;

/**
 * Listens from now on, because the visitor may act before the page is scanned. The actions are those that may come before a
 * press or a key: a finger that scrolls the page is none, and a mouse that moves is one.
 *
 * @param page the document
 * @param more types of events that count as an action, too
 * @returns adds a function. A page that is already scrolled, for example after a reload, counts as visited, and so does a
 *   page with a fragment or a fragment directive in its address, which may open a menu.
 */
export function createVisit(page: Document, ...more: readonly string[]): WhenVisited {
  const callbacks: (() => void)[] = [];
  const watching = new AbortController();
  const { signal } = watching;

  const onAction = (): void => {
    watching.abort();
    callbacks.splice(0).forEach((callback) => callback());
  };

  const onEvent = (event: Event): void => {
    const { type, isTrusted, movementX, movementY } = event as MouseEvent;
    // Browsers send this event without a movement when the page is laid out below a pointer that rests.
    if (type !== 'mousemove' || !isTrusted || movementX || movementY) onAction();
  };

  // With `focusin` and `click`, because assistive technology acts without a pointer or a key. Without `pointerdown`, because
  // nothing on the page may change before the press has ended. Not `pointermove`, which a finger sends before it scrolls.
  for (const type of ['mousemove', 'keydown', 'focusin', 'click', ...more])
    page.addEventListener(type, onEvent, { capture: true, signal });
  // Before the first frame, reading the position would cause an extra layout. Not `fragmentDirective`, because the entry shares
  // no module with other chunks.
  requestAnimationFrame(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (scrollY || location.hash || navigation?.name.includes(':~:')) onAction();
  });

  return (callback) => (signal.aborted ? callback() : void callbacks.push(callback));
}
