/**
 * Scroll anchoring: when content changes its size, the browser scrolls so that an element on the screen, the anchor,
 * keeps its position. An element that lays itself out must not be the anchor, because then everything below it moves.
 */
import { member } from '../../../runtime/page/member';
import { remember } from '../../../runtime/dom/restore';
import { renderedHeight } from '../../../runtime/dom/measure';

/**
 * Finds the elements that must not be anchors while an element changes its height: it, and the ancestors that end with
 * it. The browser uses an ancestor if it finds no anchor in it. Reads the layout.
 */
export function anchorsToAvoid(element: HTMLElement): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  const { body } = element.ownerDocument;
  for (let node: HTMLElement | null = element; node && node !== body; node = member(node, 'parentElement')) {
    found.push(node);
    if (hasHeightAfter(node)) break;
  }
  return found;
}

/** The avoided elements: how many layouts they wait for, and what restores their styles. */
const avoided = new WeakMap<HTMLElement, { layouts: number; readonly restore: () => void }>();

/**
 * Keeps elements from being anchors until the page has its next layout. Call it before the change.
 *
 * @param signal restores the elements' styles at once when aborted
 */
export function avoidAnchors(elements: readonly HTMLElement[], signal: AbortSignal): void {
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
  const entry = avoided.get(element) ?? {
    layouts: 0,
    restore: remember(element, { styles: ['overflow-anchor'] }),
  };
  entry.layouts += 1;
  avoided.set(element, entry);
  element.style.setProperty('overflow-anchor', 'none');
}

function allow(element: HTMLElement): void {
  const entry = avoided.get(element);
  if (!entry || (entry.layouts -= 1) > 0) return;
  avoided.delete(element);
  entry.restore();
}

/** @returns true if there is visible content after an element, in its parent */
function hasHeightAfter(node: Element): boolean {
  for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
    if (renderedHeight(next) > 0) return true;
  return false;
}
