/**
 * The curves of the original's effects library, as functions of progress p in 0…1 and as CSS easings.
 * Its "Expo" is a sixth power, not the usual power of two (goodlayers-platform, section 0).
 */

/** A curve: progress in 0…1 to progress in 0…1. */
export type Easing = (p: number) => number;

/** The curve of every movement that names none. */
export const swing: Easing = (p) => 0.5 - Math.cos(p * Math.PI) / 2;
export const easeOutCubic: Easing = (p) => 1 - (1 - p) ** 3;
export const easeOutQuart: Easing = (p) => 1 - (1 - p) ** 4;
export const easeOutExpo: Easing = (p) => 1 - (1 - p) ** 6;
export const easeInOutQuad: Easing = (p) => (p < 0.5 ? 2 * p ** 2 : 1 - 2 * (1 - p) ** 2);

/** Enough points for a curve to look smooth at 400 ms and 60 frames a second. */
const POINTS = 24;

/** @returns the curve as a CSS `linear()` easing, for the Web Animations API */
export function cssEasing(easing: Easing): string {
  const points = Array.from({ length: POINTS + 1 }, (_, index) => easing(index / POINTS).toFixed(4));
  return `linear(${points.join(',')})`;
}
