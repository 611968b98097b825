/**
 * Scroll anchoring: when content changes its size, the browser scrolls so that an element on the screen, the anchor,
 * keeps its position. An element that lays itself out must not be the anchor, because then everything below it moves.
 */
import { adoptStyles } from '../../../runtime/dom/adopt-styles';
import { renderedHeight } from '../../../runtime/dom/measure';

/**
 * Finds the elements that must not be anchors while an element changes its height: it, and the ancestors that end with
 * it. The browser uses an ancestor if it finds no anchor in it. Reads the layout.
 */
export function anchorsToAvoid(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  const { body } = element.ownerDocument;
  for (let node: HTMLElement | null = element; node && node !== body; node = node.parentElement) {
    found.push(node);
    if (hasHeightAfter(node)) break;
  }
  return found;
}

/** Marks elements that must not be anchors. A new inline style would cost more (`styleRoot`). */
const AVOIDED = 'data-atoll-no-anchor';

/** For how many layouts each element is avoided. */
const avoided = new WeakMap<HTMLElement, number>();

let hasStyles = false;

/**
 * Keeps elements from being anchors until the page has its next layout. Call it before the change.
 *
 * @param signal makes the elements anchors again at once when aborted
 */
export function avoidAnchors(elements: readonly HTMLElement[], signal: AbortSignal): void {
  if (!hasStyles) adoptStyles(`[${AVOIDED}]{overflow-anchor:none}`);
  hasStyles = true;
  elements.forEach(avoid);
  // The layout follows the callbacks of a frame, so it is over in the second frame.
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(end)));
  const end = (): void => {
    cancelAnimationFrame(frame);
    signal.removeEventListener('abort', end);
    elements.forEach(allow);
  };
  signal.addEventListener('abort', end);
}

function avoid(element: HTMLElement): void {
  avoided.set(element, (avoided.get(element) ?? 0) + 1);
  element.setAttribute(AVOIDED, '');
}

function allow(element: HTMLElement): void {
  const layouts = (avoided.get(element) ?? 1) - 1;
  avoided.set(element, layouts);
  if (layouts === 0) element.removeAttribute(AVOIDED);
}

/** @returns true if there is visible content after an element, in its parent */
function hasHeightAfter(node: Element): boolean {
  for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
    if (renderedHeight(next) > 0) return true;
  return false;
}
