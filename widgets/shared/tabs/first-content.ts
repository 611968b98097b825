/** Checks whether the first content of a pane is focusable. Otherwise the pane needs a tab stop. */

const FOCUSABLE =
  'a[href],button,input:not([type="hidden"]),select,textarea,iframe,summary:not([tabindex="-1"]),[tabindex="0"]';
const SEEN = 'img,svg,video,audio,canvas,object';
/** Elements without visible content. */
const UNSEEN = 'script,style,template,noscript';

/** @returns true if the first text, image or control is focusable or in a focusable element */
export function startsFocusable(pane: Element): boolean {
  const nodes = document.createTreeWalker(pane, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    if (node instanceof Element) {
      if (node.matches(FOCUSABLE)) return true;
      if (node.matches(SEEN)) return false;
    } else if (node.textContent?.trim() && !node.parentElement?.closest(UNSEEN)) return false;
  }
  return false;
}

/**
 * Follows panes whose first content may become focusable later, or no longer be it: widgets in them are prepared and mounted
 * in any order.
 *
 * @param onChange called when `startsFocusable` has changed for one of the panes
 * @returns ends it
 */
export function followFirstContent(panes: readonly Element[], onChange: () => void): () => void {
  const read = (): string => panes.map(startsFocusable).join();
  let last = read();
  const changes = new MutationObserver(() => {
    const now = read();
    if (now === last) return;
    last = now;
    onChange();
  });
  for (const pane of panes)
    changes.observe(pane, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex'],
    });
  return () => changes.disconnect();
}
