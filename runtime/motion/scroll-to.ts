/** Scrolls the page smoothly. It stops as soon as the visitor scrolls. */
import { prefersReducedMotion } from '../page/environment';
import type { Easing } from './easing';
import { startTween } from './tween';

/** Events with which a visitor may start to scroll. */
const SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * @param topPx the distance from the top of the page
 * @param durationMs ignored when reduced motion is preferred: the page jumps
 * @param signal stops the page where it is
 */
export function scrollPage(topPx: number, durationMs: number, easing: Easing, signal: AbortSignal): void {
  if (prefersReducedMotion()) return scrollTo(topPx);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const options = { signal: ending.signal, passive: true };
  SCROLL_EVENTS.forEach((type) => window.addEventListener(type, end, options));
  signal.addEventListener('abort', end, { signal: ending.signal });
  startTween(
    { from: window.scrollY, to: topPx, durationMs, easing, onValue: scrollTo, onEnd: end },
    ending.signal,
  );
}

function scrollTo(top: number): void {
  // The stylesheet of the page may have smooth scrolling, which would animate every single step.
  window.scrollTo({ top, behavior: 'instant' });
}
