/** The display class: one of four viewport sizes. It is never written to the page (goodlayers-platform, section 5). */

/** The class of the viewport's width: up to 419 px, up to 767 px, up to 959 px, or wider. */
export type DisplayClass = 'mobile-portrait' | 'mobile-landscape' | 'tablet' | 'desktop';

const LIMITS_PX = [
  ['mobile-portrait', 419],
  ['mobile-landscape', 767],
  ['tablet', 959],
] as const;

/** @returns the current display class */
export function displayClass(): DisplayClass {
  const limit = LIMITS_PX.find(([, width]) => matchMedia(`(max-width: ${width}px)`).matches);
  return limit?.[0] ?? 'desktop';
}

/**
 * @param display the display class, if it is already known
 * @returns true at widths that GoodLayers treats as mobile
 */
export function isMobileWidth(display: DisplayClass = displayClass()): boolean {
  return display.startsWith('mobile');
}

/**
 * A store for `useSyncExternalStore`, with `displayClass` as its snapshot.
 *
 * @param onChange called when the class may have changed
 * @returns a function that unsubscribes
 */
export function subscribeDisplayClass(onChange: () => void): () => void {
  const ending = new AbortController();
  for (const [, width] of LIMITS_PX) {
    matchMedia(`(max-width: ${width}px)`).addEventListener('change', onChange, { signal: ending.signal });
  }
  return () => ending.abort();
}
