/** Computes the path and the duration of a marquee (goodlayers-sliders, section 5). */

/** A marquee's path through its box. */
export interface MarqueePath {
  /** The length of the text with its gap along the path, in px. */
  readonly lengthPx: number;
  /** The length of the box along the path, in px. */
  readonly boxPx: number;
  /** Whether copies follow the text. Without copies, the text leaves the box before it enters again. */
  readonly hasCopies: boolean;
  readonly isVertical: boolean;
  /** Moves to the right or down. */
  readonly isBackwards: boolean;
}

/**
 * @param durationMs the editor's setting; for a text with copies, the duration of half of the path
 * @returns the duration of one round in ms
 */
export function periodMs(durationMs: number, { lengthPx, boxPx, hasCopies }: MarqueePath): number {
  return (durationMs * (lengthPx + boxPx)) / ((hasCopies ? 2 : 1) * boxPx);
}

/** @returns the keyframes of one round */
export function keyframesOf({
  lengthPx,
  boxPx,
  hasCopies,
  isVertical,
  isBackwards,
}: MarqueePath): Keyframe[] {
  const path = [hasCopies ? 0 : boxPx, -lengthPx].map((px) => ({
    transform: `translate${isVertical ? 'Y' : 'X'}(${px}px)`,
  }));
  return isBackwards ? path.toReversed() : path;
}

/** @returns the progress at which the text is at its position in the server's markup, where the animation starts */
export function startOf({ lengthPx, boxPx, hasCopies, isBackwards }: MarqueePath): number {
  if (hasCopies) return 0;
  return (isBackwards ? lengthPx : boxPx) / (lengthPx + boxPx);
}

/** Limits the copies of a very short text. */
const MOST_COPIES = 20;

/** @returns the number of copies that are needed to fill the box */
export function copiesFor({ lengthPx, boxPx, hasCopies }: MarqueePath): number {
  return hasCopies ? Math.min(MOST_COPIES, Math.max(1, Math.ceil(boxPx / Math.max(1, lengthPx)))) : 0;
}
