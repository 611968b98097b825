/**
 * The curves of the originals' effects library, as functions and as CSS easings. Its "Expo" is a sixth power, not the
 * usual power of two (goodlayers-platform, section 0).
 */

/** A curve: progress in 0…1 to progress in 0…1. */
export type Easing = (p: number) => number;

/** The default curve of the originals. */
export const swing: Easing = (p) => 0.5 - Math.cos(p * Math.PI) / 2;
export const easeOutQuad: Easing = (p) => 1 - (1 - p) ** 2;
export const easeOutCubic: Easing = (p) => 1 - (1 - p) ** 3;
export const easeOutQuart: Easing = (p) => 1 - (1 - p) ** 4;
export const easeOutExpo: Easing = (p) => 1 - (1 - p) ** 6;
export const easeInOutQuad: Easing = (p) => (p < 0.5 ? 2 * p ** 2 : 1 - 2 * (1 - p) ** 2);

/** With fewer points a curve of 400 ms does not look smooth at 60 frames per second. */
const POINTS = 24;

/** @returns the curve as a CSS `linear()` easing, for the Web Animations API */
export function cssEasing(easing: Easing): string {
  const points = Array.from({ length: POINTS + 1 }, (_, index) => easing(index / POINTS).toFixed(4));
  return `linear(${points.join(',')})`;
}
