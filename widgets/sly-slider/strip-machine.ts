/** The positions of a strip that scrolls horizontally (goodlayers-sliders, section 2). All in px from its start. */

/** The edges of an item in the strip. */
export interface Item {
  readonly startPx: number;
  readonly endPx: number;
}

/** A strip and the frame that clips it. */
export interface Strip {
  readonly items: readonly Item[];
  readonly framePx: number;
  /** The maximum position. */
  readonly endPx: number;
}

/** @returns the strip, with the maximum position calculated from its items */
export function stripOf(
  widths: readonly { readonly startPx: number; readonly endPx: number }[],
  framePx: number,
): Strip {
  const contentPx = widths.at(-1)?.endPx ?? 0;
  return { items: widths, framePx, endPx: Math.max(0, contentPx - framePx) };
}

/** @returns the nearest valid position of the strip */
export function clamp({ endPx }: Strip, px: number): number {
  return Math.max(0, Math.min(px, endPx));
}

/**
 * @returns the start of each page: the first item at or after the end of the previous page; at most the maximum
 * position
 */
export function pageStarts({ items, framePx, endPx }: Strip): number[] {
  const starts = [0];
  if (framePx <= 0) return starts;
  for (let from = 0; from < endPx; from = starts.at(-1) ?? endPx) {
    const next = items.find(({ startPx }) => startPx >= from + framePx - 1);
    starts.push(Math.min(endPx, next && next.startPx > from ? next.startPx : endPx));
  }
  return starts;
}

/** @returns the page whose start is nearest to a position */
export function pageAt(starts: readonly number[], px: number): number {
  const distances = starts.map((start) => Math.abs(start - px));
  return distances.indexOf(Math.min(...distances));
}

/** @returns the index of the first item that starts in the frame */
export function firstInView({ items }: Strip, px: number): number {
  const index = items.findIndex(({ startPx }) => startPx >= px - 1);
  return index === -1 ? Math.max(0, items.length - 1) : index;
}

/**
 * Calculates the position after a click on an item: an item at or beyond the end of the frame moves to its start, and
 * the other way round.
 *
 * @returns the position; the current one if the item is in the middle of the frame
 */
export function positionFor(strip: Strip, index: number, px: number): number {
  const { items, framePx } = strip;
  const item = items[index];
  if (!item) return px;
  const shown = items.flatMap(({ startPx, endPx }, at) =>
    startPx >= px - 1 && endPx <= px + framePx + 1 ? [at] : [],
  );
  const last = shown.at(-1) ?? firstInView(strip, px);
  const first = shown[0] ?? last;
  if (index >= last) return clamp(strip, item.startPx);
  if (index <= first) return clamp(strip, item.endPx - framePx);
  return px;
}

/** Beyond its ends a strip moves by a sixth of the dragged distance. */
const ELASTIC = 6;

/** @returns the position of the strip during a drag */
export function dragged(strip: Strip, px: number): number {
  const inside = clamp(strip, px);
  return inside + (px - inside) / ELASTIC;
}

const LEAST_HANDLE_PX = 50;

/** @returns the size of the scroll bar's handle, and its offset for a position */
export function handleOf(
  { framePx, endPx }: Strip,
  barPx: number,
  px: number,
): { readonly widthPx: number; readonly leftPx: number } {
  const widthPx = Math.min(
    barPx,
    Math.max(LEAST_HANDLE_PX, Math.trunc((barPx * framePx) / (framePx + endPx))),
  );
  return { widthPx, leftPx: endPx > 0 ? (Math.max(0, Math.min(px, endPx)) / endPx) * (barPx - widthPx) : 0 };
}
