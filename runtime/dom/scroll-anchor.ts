/**
 * Scroll anchoring: when content changes its size, the browser scrolls so that an element on the screen, the anchor,
 * keeps its position. An element that lays itself out must not be the anchor, because then everything below it moves.
 */
import { remember } from './restore';
import { renderedHeight } from './measure';

/**
 * Finds the elements that must not be anchors while an element changes its height: it, and the ancestors that end with
 * it. The browser uses an ancestor if it finds no anchor in it. Reads the layout.
 */
export function anchorsToAvoid(element: HTMLElement): readonly HTMLElement[] {
  const avoided: HTMLElement[] = [];
  const { body } = element.ownerDocument;
  for (let node: HTMLElement | null = element; node && node !== body; node = node.parentElement) {
    avoided.push(node);
    if (hasHeightAfter(node)) break;
  }
  return avoided;
}

/** Keeps elements from being anchors until the page has its next layout. Call it before the change. */
export function avoidAnchors(elements: readonly HTMLElement[]): void {
  const restores = elements.map((element) => {
    const restore = remember(element, { styles: ['overflow-anchor'] });
    element.style.setProperty('overflow-anchor', 'none');
    return restore;
  });
  // The layout follows the callbacks of a frame, so it is over in the second frame.
  requestAnimationFrame(() => requestAnimationFrame(() => restores.forEach((restore) => restore())));
}

/** @returns true if there is visible content after an element, in its parent */
function hasHeightAfter(node: Element): boolean {
  for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
    if (renderedHeight(next) > 0) return true;
  return false;
}
