/**
 * Makes a fixed box accessible: it is early in the tab order, scrolls on small screens, and does not cover the focused
 * element (WCAG 2.4.11).
 */
import { member } from '../../runtime/page/member';
import { adoptStyles } from '../../runtime/dom/adopt-styles';
import { edgeSize, px, styleSize } from '../../runtime/dom/measure';
import { restoreOnAbort } from '../../runtime/dom/restore';

/** The gap between the box and the focused element. */
const GAP_PX = 8;

/** The theme's button to the top of the page. The stylesheet moves it up by this property (theme-first-paint.php). */
const BUTTON_TO_TOP = '[id$="-footer-back-to-top-button"]';
const HEIGHT_PROPERTY = '--atoll-consent-height';
/** The width of this corner. */
const CORNER_PX = 80;

/** Elements that stay before the box: skip links and invisible elements. */
const BEFORE_BOX = '.skip-link,.screen-reader-text,script,style,link,template,noscript';

/** The boxes that stand at an edge now. */
const standing = new WeakMap<Element, AbortController>();

/**
 * Does all this for a box that the stylesheet fixes. Does nothing if it is already done: the preparation starts it, and
 * it runs on when the box is mounted.
 */
export function standAtEdge(box: HTMLElement, signal: AbortSignal): void {
  if (standing.has(box) || getComputedStyle(box).position !== 'fixed') return;
  const ending = new AbortController();
  standing.set(box, ending);
  ending.signal.addEventListener('abort', () => standing.delete(box));
  signal.addEventListener('abort', () => ending.abort());
  putFirst(box);
  fitScreen(box, ending.signal);
  publishHeight(box, ending.signal);
  keepFocusUncovered(box, ending.signal);
}

/** Ends it: the visitor has answered. */
export function leaveEdge(box: HTMLElement): void {
  standing.get(box)?.abort();
}

/**
 * Moves a box to the start of the body. Only direct children of the body are moved, because elsewhere the position may
 * matter.
 */
function putFirst(box: HTMLElement): void {
  const { body } = document;
  if (box.parentElement !== body || box.contains(document.activeElement)) return;
  const first = [...body.children].find((child) => !child.matches(BEFORE_BOX));
  if (!first || first === box) return;
  // As the last element, it was painted above others with the same z-index. Now it needs a higher one.
  const level = Number.parseInt(getComputedStyle(box).zIndex, 10) || 0;
  box.style.zIndex = String(level + 1);
  first.before(box);
}

/** Makes a box scrollable if it is higher than the viewport, for example on a phone or at 400 % zoom. */
function fitScreen(box: HTMLElement, signal: AbortSignal): void {
  const fit = (): void => {
    Object.assign(box.style, { maxHeight: '', overflowY: '' });
    const { top, bottom } = box.getBoundingClientRect();
    if (top >= 0) return;
    const style = getComputedStyle(box);
    const contentPx = bottom - edgeSize(style, 'height', 'padding', 'border');
    Object.assign(box.style, { maxHeight: `${styleSize(style, 'height', contentPx)}px`, overflowY: 'auto' });
  };
  fit();
  window.addEventListener('resize', fit, { signal });
}

/** Tells the stylesheet how far the box reaches up, so that the button to the top does not lie under it. */
function publishHeight(box: HTMLElement, signal: AbortSignal): void {
  let removeStyles: (() => void) | undefined;
  const publish = (): void => {
    const { top, right, height } = box.getBoundingClientRect();
    const isInCorner = height > 0 && right > window.innerWidth - CORNER_PX && top > 0;
    removeStyles?.();
    // Not a property of the root element: every element would inherit it, and get its styles computed again.
    if (isInCorner)
      removeStyles = adoptStyles(
        `${BUTTON_TO_TOP}{${HEIGHT_PROPERTY}:${Math.ceil(window.innerHeight - top)}px}`,
      );
  };
  publish();
  window.addEventListener('resize', publish, { signal });
  signal.addEventListener('abort', () => removeStyles?.());
}

/** Scrolls a focused element out from under the box. If necessary, adds space at the end of the page. */
function keepFocusUncovered(box: HTMLElement, signal: AbortSignal): void {
  restoreOnAbort([document.body], { styles: ['padding-bottom'] }, signal);
  let frame = 0;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || box.contains(target)) return;
      cancelAnimationFrame(frame);
      // In the next frame, after the browser's own scrolling.
      frame = requestAnimationFrame(() => target.matches(':focus-visible') && uncover(target, box));
    },
    { signal },
  );
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
}

function uncover(target: HTMLElement, box: HTMLElement): void {
  const place = target.getBoundingClientRect();
  const cover = box.getBoundingClientRect();
  const isCovered =
    place.bottom > cover.top &&
    place.top < cover.bottom &&
    place.right > cover.left &&
    place.left < cover.right;
  if (!isCovered || isFixed(target)) return;
  // An element that is higher than the free space is shown from its top.
  const distance = Math.ceil(Math.min(place.bottom - cover.top + GAP_PX, Math.max(place.top, 0)));
  const { documentElement: page, body } = document;
  const missing = distance - (page.scrollHeight - window.innerHeight - window.scrollY);
  if (missing > 0) {
    const padding = px(getComputedStyle(body).paddingBottom);
    body.style.paddingBottom = `${padding + Math.ceil(missing)}px`;
  }
  window.scrollBy({ top: distance, behavior: 'instant' });
}

/** Fixed elements do not scroll. */
function isFixed(element: HTMLElement): boolean {
  for (let node: Element | null = element; node; node = member(node, 'parentElement'))
    if (getComputedStyle(node).position === 'fixed') return true;
  return false;
}
