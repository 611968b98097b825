/**
 * Fades the old content of a holder out and its new content in (goodlayers-listings, section 6.3). The inline opacity
 * is the final one from the start. A crossfade that is running continues from its current opacity.
 */
import { animate, stopAnimation } from '../../runtime/motion/animate';
import { type Easing, swing } from '../../runtime/motion/easing';

/** Makes a holder transparent. It keeps its place. */
export function crossfadeOut(holder: HTMLElement, durationMs: number): void {
  const { opacity } = getComputedStyle(holder);
  holder.style.opacity = '0';
  void animate(holder, [{ opacity }, { opacity: '0' }], { channel: 'crossfade', durationMs, easing: swing });
}

/** Options of `crossfadeIn`. */
export interface CrossfadeIn {
  readonly durationMs: number;
  readonly easing: Easing;
  /** The height of the old content, from `holderHeight`. Without it, the height is not animated. */
  readonly fromHeight?: string;
  /** How long the holder keeps the old height, in ms, for content that has to find its own size first. */
  readonly delayMs?: number;
}

/** Shows a holder again, and animates its height from that of the old content to that of the new one. */
export function crossfadeIn(
  holder: HTMLElement,
  { durationMs, easing, fromHeight, delayMs = 0 }: CrossfadeIn,
): void {
  const { opacity } = getComputedStyle(holder);
  stopAnimation(holder, 'crossfade');
  holder.style.opacity = '1';
  const heights = fromHeight === undefined ? [] : [fromHeight, holderHeight(holder)];
  const [from, to] = heights.map((height) => ({ height, overflow: 'hidden' }));
  void animate(
    holder,
    [
      { ...from, opacity },
      { ...to, opacity: '1' },
    ],
    { channel: 'crossfade', durationMs, easing, delayMs },
  );
}

/** @returns the height of a holder as a CSS length */
export function holderHeight(holder: HTMLElement): string {
  return getComputedStyle(holder).height;
}
