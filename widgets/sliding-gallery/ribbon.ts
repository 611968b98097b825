/** Calculates the movement of an item in an endless row (goodlayers-sliders, section 3). */

/** The edges of an item, in px from the start of the row, which is its right end on a right-to-left page. */
export interface Place {
  readonly startPx: number;
  readonly endPx: number;
}

/**
 * In each cycle an item leaves at the start of the row and comes back at its end. The items keep their order in the
 * document: nothing is copied or moved.
 *
 * @param lengthPx the length of the whole row, including the gap after its last item
 * @param sign 1 for a left-to-right row, -1 for a right-to-left row
 */
export function ribbonPath({ endPx }: Place, lengthPx: number, sign: 1 | -1 = 1): Keyframe[] {
  const leaves = Math.min(1, endPx / lengthPx);
  return [
    { transform: at(0), offset: 0 },
    { transform: at(sign * -endPx), offset: leaves },
    { transform: at(sign * (lengthPx - endPx)), offset: leaves },
    { transform: at(0), offset: 1 },
  ];
}

/** @returns the position of the row, in px, nearest to its current one that brings an item fully into view */
export function revealedAt(
  { startPx, endPx }: Place,
  atPx: number,
  lengthPx: number,
  widthPx: number,
): number {
  // The item's current position: once it has left, it is at the end of the row.
  const shownPx = startPx - atPx + (endPx <= atPx ? lengthPx : 0);
  const widthOfItemPx = endPx - startPx;
  if (shownPx >= 0 && shownPx + widthOfItemPx <= widthPx) return atPx;
  const wantedPx = shownPx < 0 ? 0 : Math.max(0, widthPx - widthOfItemPx);
  return (((atPx + shownPx - wantedPx) % lengthPx) + lengthPx) % lengthPx;
}

function at(px: number): string {
  return `translateX(${px}px)`;
}
