/** Computes how far an element tilts towards the pointer (goodlayers-motion, section 18). */

/** The maximum of the attribute. */
const MOST_DEGREES = 90;

/** The rotation around the two axes in degrees. */
export interface Angles {
  readonly x: number;
  readonly y: number;
}

/** @returns the author's angle, limited to 0 to 90 degrees */
export function capDegrees(degrees: number): number {
  return Math.min(Math.max(degrees, 0), MOST_DEGREES);
}

/**
 * @param at the pointer's position in the area, in px from the top left corner
 * @param area the size of the area in px
 * @param maxDegrees the angle at the edges; it is 0 in the middle
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
