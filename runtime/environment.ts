/** What the browser around the page says and does, in one place, so that tests can own it. */

/** @returns true when the visitor has asked for less motion */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** @returns true while the page is printed, behind another tab or otherwise out of sight */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}

/** @returns milliseconds on a clock that never goes back */
export function now(): number {
  return performance.now();
}
