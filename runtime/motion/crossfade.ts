/**
 * Fades a box's old content out and its new content in, as the originals do with the holders of
 * listings (goodlayers-listings, section 6.3). The inline opacity is the final one from the start; a movement under way
 * is turned around where it is.
 */
import { prefersReducedMotion } from '../page/environment';
import { cssEasing, type Easing, swing } from './easing';

const running = new WeakMap<HTMLElement, Animation>();

/** Makes a box transparent; it keeps its place. */
export function crossfadeOut(box: HTMLElement, durationMs: number): void {
  const from = endCrossfade(box);
  box.style.opacity = '0';
  animate(box, [{ opacity: from }, { opacity: '0' }], { duration: durationMs, easing: cssEasing(swing) });
}

/** How a box comes back. */
export interface CrossfadeIn {
  readonly durationMs: number;
  readonly easing: Easing;
  /** Its height until now, from `boxHeight`; omitted for one whose height does not move. */
  readonly fromHeight?: string;
  /** How long it keeps that height, in ms, for content that has to find its own size first. */
  readonly delayMs?: number;
}

/** Shows a box again, and lets its height go from the old one to that of its new content. */
export function crossfadeIn(
  box: HTMLElement,
  { durationMs, easing, fromHeight, delayMs = 0 }: CrossfadeIn,
): void {
  const opacity = endCrossfade(box);
  box.style.opacity = '1';
  const [from, to] =
    fromHeight === undefined
      ? [{}, {}]
      : [
          { height: fromHeight, overflow: 'hidden' },
          { height: boxHeight(box), overflow: 'hidden' },
        ];
  animate(
    box,
    [
      { ...from, opacity },
      { ...to, opacity: '1' },
    ],
    { duration: durationMs, easing: cssEasing(easing), delay: delayMs, fill: 'backwards' },
  );
}

/** @returns a box's height as a CSS length */
export function boxHeight(box: HTMLElement): string {
  return getComputedStyle(box).height;
}

/**
 * Ends a movement where it leads.
 *
 * @returns how opaque the box was, as a CSS opacity
 */
export function endCrossfade(box: HTMLElement): string {
  const { opacity } = getComputedStyle(box);
  running.get(box)?.cancel();
  running.delete(box);
  return opacity;
}

function animate(box: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (prefersReducedMotion() || !('animate' in box)) return;
  running.set(box, box.animate(frames, timing));
}
