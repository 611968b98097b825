/** When a video docks to a corner of the screen, and where (essential-addons, sections 12.3 to 12.5). Lengths in px. */

/** The corner that an editor has chosen. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** How far the docked video stays from the two edges of its corner. */
export const EDGE_PX = 40;

/** How much of the page's end, beside what is on the screen, is left alone: nothing docks or comes back there. */
const DEAD_ZONE_PX = 400;

/** What counts at one moment of scrolling. */
export interface ScrollPlace {
  /** How far the page is scrolled. */
  readonly topPx: number;
  readonly viewportPx: number;
  readonly documentPx: number;
  /** Where the video has its place in the page. */
  readonly placeTopPx: number;
  readonly placeHeightPx: number;
}

/**
 * @param percent of the place's height that must be scrolled past
 * @returns whether the video is docked from now on
 */
export function isDockedAt(
  { topPx, viewportPx, documentPx, placeTopPx, placeHeightPx }: ScrollPlace,
  percent: number,
  { isDocked, isArmed }: { readonly isDocked: boolean; readonly isArmed: boolean },
): boolean {
  if (documentPx - topPx <= viewportPx + DEAD_ZONE_PX) return isDocked;
  return topPx >= placeTopPx + (placeHeightPx * percent) / 100 ? isDocked || isArmed : false;
}

/** @returns inline styles of the docked video; never wider than the screen has room between two edges */
export function dockedStyle(
  corner: Corner,
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
): Readonly<Record<string, string>> {
  const edge = `${EDGE_PX}px`;
  const [isTop, isLeft] = [corner.startsWith('top'), corner.endsWith('left')];
  return {
    top: isTop ? edge : 'auto',
    bottom: isTop ? 'auto' : edge,
    left: isLeft ? edge : 'auto',
    right: isLeft ? 'auto' : edge,
    width: `${widthPx}px`,
    height: `${heightPx}px`,
    maxWidth: `calc(100vw - ${2 * EDGE_PX}px)`,
  };
}
