/**
 * What a box that stands still at the screen's edge owes to those who do not use a mouse: it comes early in the tab
 * order, shows all of its content on small screens, and covers nothing that has the focus (WCAG 2.4.11).
 */
import { edgeSize, px, styleSize } from '../../runtime/dom/measure';
import { restoreOnAbort } from '../../runtime/dom/restore';

/** Between the box and what it would cover. */
const GAP_PX = 8;

/** What stays before the box: the way past everything, and what is never seen. */
const BEFORE_BOX = '.skip-link,.screen-reader-text,script,style,link,template,noscript';

/**
 * Moves a box from the end of the page to its beginning. Only one that the page itself holds: elsewhere its place
 * means something.
 */
export function putFirst(box: HTMLElement): void {
  const { body } = document;
  if (box.parentElement !== body || box.contains(document.activeElement)) return;
  const first = [...body.children].find((child) => !child.matches(BEFORE_BOX));
  if (!first || first === box) return;
  // It was painted over what has the same level, because it came last; now it needs the next one for that.
  const level = Number.parseInt(getComputedStyle(box).zIndex, 10) || 0;
  box.style.zIndex = String(level + 1);
  first.before(box);
}

/** Lets a box scroll that is higher than the screen, as on a phone or at 400 % zoom. */
export function fitScreen(box: HTMLElement, signal: AbortSignal): void {
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

/** Scrolls what gets the focus under the box out from there, and makes room at the page's end where there is none. */
export function keepFocusUncovered(box: HTMLElement, signal: AbortSignal): void {
  restoreOnAbort([document.body], { styles: ['padding-bottom'] }, signal);
  let frame = 0;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || box.contains(target)) return;
      cancelAnimationFrame(frame);
      // The browser's own scrolling comes first.
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
  // What is higher than the free part of the screen is shown from its beginning.
  const distance = Math.ceil(Math.min(place.bottom - cover.top + GAP_PX, Math.max(place.top, 0)));
  const { documentElement: page, body } = document;
  const missing = distance - (page.scrollHeight - window.innerHeight - window.scrollY);
  if (missing > 0) {
    const padding = px(getComputedStyle(body).paddingBottom);
    body.style.paddingBottom = `${padding + Math.ceil(missing)}px`;
  }
  window.scrollBy({ top: distance, behavior: 'instant' });
}

/** Scrolling does not move it. */
function isFixed(element: HTMLElement): boolean {
  for (let node: Element | null = element; node; node = node.parentElement)
    if (getComputedStyle(node).position === 'fixed') return true;
  return false;
}
