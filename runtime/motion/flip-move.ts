/** Moves an element to the place that a new layout gave it, by a transform alone (the FLIP technique). */
import { prefersReducedMotion } from '../page/environment';

interface Move {
  readonly animation: Animation;
  readonly dx: number;
  readonly dy: number;
}

const running = new WeakMap<HTMLElement, Move>();

/**
 * Starts the movement. The element already has its new place; one that is still on its way goes on from where it is.
 *
 * @param dx from the new place to the old one, in px
 * @param dy the same, downwards
 * @param durationMs 0 for a jump, which is also what a visitor who wants less motion gets
 * @param delayMs how long it waits at the old place
 */
export function flipMove(
  element: HTMLElement,
  dx: number,
  dy: number,
  durationMs: number,
  delayMs = 0,
): void {
  const before = running.get(element);
  // With the easing in it, and null once the movement is over.
  const left = 1 - (before?.animation.effect?.getComputedTiming().progress ?? 1);
  endFlipMove(element);
  if (durationMs === 0 || prefersReducedMotion() || !('animate' in element)) return;
  const x = dx + (before?.dx ?? 0) * left;
  const y = dy + (before?.dy ?? 0) * left;
  if (x === 0 && y === 0) return;
  const animation = element.animate(
    [{ transform: `translate(${x}px,${y}px)` }, { transform: 'translate(0,0)' }],
    // Added to whatever else moves the element: its entrance, a tilt.
    { duration: durationMs, delay: delayMs, fill: 'backwards', easing: 'ease', composite: 'add' },
  );
  running.set(element, { animation, dx: x, dy: y });
}

/** Ends a movement where it leads. */
export function endFlipMove(element: HTMLElement): void {
  running.get(element)?.animation.cancel();
  running.delete(element);
}
