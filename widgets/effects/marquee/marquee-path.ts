/** Where a marquee goes, and how long it takes (goodlayers-sliders, section 5). */

/** A marquee's way through its box. */
export interface Way {
  /** Of the text with its gap, along the way, in px. */
  readonly lengthPx: number;
  /** Of the box, along the way, in px. */
  readonly boxPx: number;
  /** Whether copies follow the text; alone it leaves the box before it comes back from the other side. */
  readonly hasCopies: boolean;
  readonly isVertical: boolean;
  /** To the right, or down. */
  readonly isBackwards: boolean;
}

/**
 * @param durationMs what the editor set: of a text with copies, the time for half of the way
 * @returns ms of one round
 */
export function periodMs(durationMs: number, { lengthPx, boxPx, hasCopies }: Way): number {
  return (durationMs * (lengthPx + boxPx)) / ((hasCopies ? 2 : 1) * boxPx);
}

/** @returns the keyframes of one round */
export function pathOf({ lengthPx, boxPx, hasCopies, isVertical, isBackwards }: Way): Keyframe[] {
  const path = [hasCopies ? 0 : boxPx, -lengthPx].map((px) => ({
    transform: `translate${isVertical ? 'Y' : 'X'}(${px}px)`,
  }));
  return isBackwards ? path.toReversed() : path;
}

/** @returns the part of a round after which the text stands where the server has printed it: there it begins */
export function startOf({ lengthPx, boxPx, hasCopies, isBackwards }: Way): number {
  if (hasCopies) return 0;
  return (isBackwards ? lengthPx : boxPx) / (lengthPx + boxPx);
}

/** A text that is hardly there must not fill the page with copies. */
const MOST_COPIES = 20;

/** @returns how many copies follow the text so that no part of the box stays empty */
export function copiesFor({ lengthPx, boxPx, hasCopies }: Way): number {
  return hasCopies ? Math.min(MOST_COPIES, Math.max(1, Math.ceil(boxPx / Math.max(1, lengthPx)))) : 0;
}
