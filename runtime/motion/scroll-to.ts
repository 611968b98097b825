/** Scrolls the page to a place. A visitor who scrolls meanwhile has the last word. */
import { prefersReducedMotion } from '../page/environment';
import type { Easing } from './easing';
import { startTween } from './tween';

/** What a visitor scrolls with. */
const OWN_SCROLLING = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * @param topPx how far from the top of the page
 * @param durationMs a visitor who wants less motion is there at once
 * @param signal ends it where it is
 */
export function scrollPage(topPx: number, durationMs: number, easing: Easing, signal: AbortSignal): void {
  if (prefersReducedMotion()) return scrollTo(topPx);
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const options = { signal: ending.signal, passive: true };
  OWN_SCROLLING.forEach((type) => window.addEventListener(type, end, options));
  signal.addEventListener('abort', end, { signal: ending.signal });
  startTween(
    { from: window.scrollY, to: topPx, durationMs, easing, onValue: scrollTo, onEnd: end },
    ending.signal,
  );
}

function scrollTo(top: number): void {
  // A page may have smooth scrolling of its own, which would run after every single step.
  window.scrollTo({ top, behavior: 'instant' });
}
