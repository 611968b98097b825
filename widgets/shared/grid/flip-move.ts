/** Moves an item to the place that a new layout gave it, by a transform alone (the FLIP technique). */
import { animate, runningAnimation } from '../../../runtime/motion/animate';

interface Distance {
  readonly x: number;
  readonly y: number;
}

const distances = new WeakMap<Animation, Distance>();

/**
 * Animates an item that already has its new place. If the item is moving already, it continues from where it is.
 *
 * @param dx from the new place to the old one, in px
 * @param dy the same, downwards
 * @param durationMs 0 to jump
 * @param delayMs how long the item stays at the old place first
 */
export function flipMove(item: HTMLElement, dx: number, dy: number, durationMs: number, delayMs = 0): void {
  const before = runningAnimation(item, 'move');
  const distance = before && distances.get(before);
  // The progress includes the easing.
  const rest = 1 - (before?.effect?.getComputedTiming().progress ?? 1);
  const x = dx + (distance?.x ?? 0) * rest;
  const y = dy + (distance?.y ?? 0) * rest;
  void animate(
    item,
    [{ transform: `translate(${x}px,${y}px)` }, { transform: 'translate(0,0)' }],
    // Added to other transforms of the item: its entrance, a tilt.
    {
      channel: 'move',
      durationMs: x === 0 && y === 0 ? 0 : durationMs,
      delayMs,
      easing: 'ease',
      composite: 'add',
    },
  );
  const animation = runningAnimation(item, 'move');
  if (animation) distances.set(animation, { x, y });
}
