/** Where a header that is higher than the window is while the page scrolls (goodlayers-theme, section 2.4). */

/**
 * - `page`: it scrolls with the page;
 * - `top`: its upper edge is at the top of the window;
 * - `bottom`: its lower edge is at the bottom of the window.
 */
export type Fixing = 'page' | 'top' | 'bottom';

/** The header's place. */
export interface Place {
  readonly fixing: Fixing;
  /** Its distance from the top of the page, in px, while it scrolls with the page. */
  readonly topPx: number;
}

/** The header and the window, in px. */
export interface Sizes {
  readonly scrollPx: number;
  readonly isDown: boolean;
  readonly windowPx: number;
  /** The header's height, with the room for the bar. */
  readonly headerPx: number;
}

/** @returns the place after a scroll; the same object if nothing changes */
export function nextPlace(before: Place, sizes: Sizes): Place {
  const { scrollPx, isDown, windowPx, headerPx } = sizes;
  // The top of a header whose lower edge is at the bottom of the window.
  const lowestPx = scrollPx + windowPx - headerPx;
  switch (before.fixing) {
    case 'page':
      if (isDown) return lowestPx > before.topPx ? { fixing: 'bottom', topPx: 0 } : before;
      return scrollPx < before.topPx ? { fixing: 'top', topPx: 0 } : before;
    case 'top':
      return isDown ? { fixing: 'page', topPx: scrollPx } : before;
    case 'bottom':
      return isDown ? before : { fixing: 'page', topPx: Math.max(0, lowestPx) };
    default:
      return before.fixing satisfies never;
  }
}
