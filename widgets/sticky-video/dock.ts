/**
 * When and where a video docks to a corner of the viewport (essential-addons, sections 12.3 to 12.5). Lengths in px.
 */

/** The corner of the viewport, from the settings. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/** The distance of the docked video from the two edges of its corner. */
export const EDGE_PX = 40;

/** If less than this remains below the viewport, nothing docks or undocks. */
const DEAD_ZONE_PX = 400;

/** The measurements at one scroll position. */
export interface ScrollPlace {
  /** The scroll position of the page. */
  readonly topPx: number;
  readonly viewportPx: number;
  readonly documentPx: number;
  /** The position of the video's placeholder in the page. */
  readonly placeTopPx: number;
  readonly placeHeightPx: number;
}

/**
 * @param percent the percentage of the placeholder's height that must be scrolled past
 * @returns whether the video should be docked
 */
export function isDockedAt(
  { topPx, viewportPx, documentPx, placeTopPx, placeHeightPx }: ScrollPlace,
  percent: number,
  { isDocked, isArmed }: { readonly isDocked: boolean; readonly isArmed: boolean },
): boolean {
  if (documentPx - topPx <= viewportPx + DEAD_ZONE_PX) return isDocked;
  return topPx >= placeTopPx + (placeHeightPx * percent) / 100 ? isDocked || isArmed : false;
}

/** @returns inline styles of the docked video; its width is limited to the viewport without the edges */
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
