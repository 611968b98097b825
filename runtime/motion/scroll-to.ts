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
  if (prefersReducedMotion()) return jumpTo(topPx);
  const ending = endWithVisitor(signal);
  startTween(
    { from: window.scrollY, to: topPx, durationMs, easing, onValue: jumpTo, onEnd: () => ending.abort() },
    ending.signal,
  );
}

/**
 * @param signal also ends it
 * @returns a controller that aborts when the visitor may start to scroll; abort it at the end of the animation
 */
export function endWithVisitor(signal: AbortSignal): AbortController {
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const options = { signal: ending.signal, passive: true };
  SCROLL_EVENTS.forEach((type) => window.addEventListener(type, end, options));
  signal.addEventListener('abort', end, { signal: ending.signal });
  return ending;
}

/** @param top the distance from the top of the page in px */
export function jumpTo(top: number): void {
  // The stylesheet of the page may have smooth scrolling, which would animate every single step.
  window.scrollTo({ top, behavior: 'instant' });
}
