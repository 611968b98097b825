/**
 * Smooth scrolling by the browser: it moves the page and the focus, writes the fragment, and stops when the visitor
 * scrolls. It is on only while a link is followed, because it would apply to every other script, too.
 */
import { styleRoot } from '../../../runtime/dom/adopt-styles';
import { prefersReducedMotion } from '../../../runtime/page/environment';
import { endWithVisitor, jumpTo } from '../../../runtime/motion/scroll-to';

/** A page that does not move fires no `scrollend`, and neither does Safari before 26.2. */
const LONGEST_MS = 2500;

let ending: AbortController | undefined;

/**
 * Makes the browser scroll smoothly until the page rests or the visitor scrolls.
 *
 * @param onRest called when the page rests, but not after the visitor has scrolled
 * @param signal ends it
 */
export function glide(signal: AbortSignal, onRest: () => void = () => undefined): void {
  ending?.abort();
  if (prefersReducedMotion()) return;
  const current = endWithVisitor(signal);
  ending = current;
  const restore = styleRoot('scroll-behavior:smooth');
  let isAtRest = false;
  const rest = (): void => {
    isAtRest = true;
    current.abort();
    onRest();
  };
  const timer = setTimeout(rest, LONGEST_MS);
  current.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    restore();
    // Without this, Chromium goes on to the place although the visitor scrolls.
    if (!isAtRest) jumpTo(window.scrollY);
  });
  document.addEventListener('scrollend', rest, { signal: current.signal });
}
