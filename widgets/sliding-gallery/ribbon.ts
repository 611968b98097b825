/** The way of an item on an endless ribbon (goodlayers-sliders, section 3). */

/** Where an item stands in the row, in px from the row's start: its right end on a right-to-left page. */
export interface Place {
  readonly startPx: number;
  readonly endPx: number;
}

/**
 * Out over the row's start, and back in from its end, once a round. All items keep their order in the page: no copies,
 * no moved nodes.
 *
 * @param lengthPx the length of the whole ribbon, the gap after its last item included
 * @param way 1 for a row that goes from left to right, -1 for the other way
 */
export function ribbonPath({ endPx }: Place, lengthPx: number, way: 1 | -1 = 1): Keyframe[] {
  const leaves = Math.min(1, endPx / lengthPx);
  return [
    { transform: at(0), offset: 0 },
    { transform: at(way * -endPx), offset: leaves },
    { transform: at(way * (lengthPx - endPx)), offset: leaves },
    { transform: at(0), offset: 1 },
  ];
}

/** @returns how far the ribbon has to be, in px, for all of an item to be in view, nearest to where it is */
export function revealedAt(
  { startPx, endPx }: Place,
  atPx: number,
  lengthPx: number,
  widthPx: number,
): number {
  // Where the item is now: it has gone round once it has left.
  const shownPx = startPx - atPx + (endPx <= atPx ? lengthPx : 0);
  const widthOfItemPx = endPx - startPx;
  if (shownPx >= 0 && shownPx + widthOfItemPx <= widthPx) return atPx;
  const wantedPx = shownPx < 0 ? 0 : Math.max(0, widthPx - widthOfItemPx);
  return (((atPx + shownPx - wantedPx) % lengthPx) + lengthPx) % lengthPx;
}

function at(px: number): string {
  return `translateX(${px}px)`;
}
