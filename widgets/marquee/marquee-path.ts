/** How long a marquee takes (goodlayers-sliders, section 5). */

/**
 * @param durationMs what the editor set: the time for half of the way
 * @param lengthPx of a copy with its gap
 * @param widthPx of the box it runs through
 * @returns ms until the next copy is where the first one was
 */
export function periodMs(durationMs: number, lengthPx: number, widthPx: number): number {
  return (durationMs * (lengthPx + widthPx)) / (2 * widthPx);
}

/** A text that is hardly there must not fill the page with copies. */
const MOST_COPIES = 20;

/** @returns how many copies follow the text so that no part of the box stays empty */
export function copiesFor(lengthPx: number, widthPx: number): number {
  return Math.min(MOST_COPIES, Math.max(1, Math.ceil(widthPx / Math.max(1, lengthPx))));
}
