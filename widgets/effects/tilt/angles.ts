/** How far an element leans towards the pointer (goodlayers-motion, section 18). */

/** Of an angle; what the attribute may say. */
const MOST_DEGREES = 90;

/** Degrees around the two axes. */
export interface Angles {
  readonly x: number;
  readonly y: number;
}

/** @returns the angle that an author set, 0 to 90 degrees, as one that is drawn */
export function capDegrees(degrees: number): number {
  return Math.min(Math.max(degrees, 0), MOST_DEGREES);
}

/**
 * @param at the pointer's place in the area, in px from its top left corner
 * @param area its size in px
 * @param maxDegrees the angle at its edges; in the middle it is 0
 */
export function leanTowards(
  at: { readonly x: number; readonly y: number },
  area: { readonly width: number; readonly height: number },
  maxDegrees: number,
): Angles {
  const lean = (place: number, length: number): number =>
    length > 0 ? maxDegrees * Math.min(Math.max(place / (length / 2) - 1, -1), 1) : 0;
  return { y: lean(at.x, area.width), x: -lean(at.y, area.height) };
}
