/** Where a slider is, what it shows there, and where it goes (goodlayers-sliders, sections 1.6 and 1.7). */

/** How the slides of a slider are counted at one width. */
export interface View {
  readonly slides: number;
  /** How many are seen at a time. */
  readonly columns: number;
  /** How many a step was asked to move. */
  readonly move: number;
}

/** @returns slides a step: as asked while that leaves something in view, else a full view */
export function stepOf({ columns, move }: View): number {
  return move > 0 && move < columns ? move : columns;
}

/** @returns how many places there are to stop at; 1 where all slides are in view */
export function pagesOf(view: View): number {
  const { slides, columns } = view;
  return slides <= columns ? 1 : Math.ceil((slides - columns) / stepOf(view) + 1);
}

/** @returns the positions of the first and the last slide in view; the last page ends with the last slide */
export function slidesAt(view: View, page: number): { readonly first: number; readonly last: number } {
  const { slides, columns } = view;
  const first = Math.max(0, Math.min(page * stepOf(view), slides - columns));
  return { first, last: Math.min(first + columns, slides) - 1 };
}

/** @returns the page that shows a slide first, or the last one */
export function pageOf(view: View, slide: number): number {
  return Math.max(0, Math.min(Math.floor(slide / stepOf(view)), pagesOf(view) - 1));
}

/** @returns the page so many steps on; over the ends it goes round */
export function turn(page: number, by: number, pages: number): number {
  return (((page + by) % pages) + pages) % pages;
}

const SWIPE_PX = 50;
const SWIPE_MS = 550;
/** A mouse has to be quicker and to go further: it also selects and drags. */
const MOUSE_SWIPE_PX = 150;
const MOUSE_SWIPE_MS = 300;

/**
 * @param gesture how far it went to the right and how long it took
 * @param widthPx the slider's width
 * @returns 1 for the next page, -1 for the one before, 0 for none
 */
export function swipe(
  { dxPx, durationMs, isMouse }: { dxPx: number; durationMs: number; isMouse: boolean },
  widthPx: number,
): -1 | 0 | 1 {
  const distance = Math.abs(dxPx);
  const isSwipe = isMouse
    ? distance > MOUSE_SWIPE_PX && durationMs <= MOUSE_SWIPE_MS
    : (distance > SWIPE_PX && durationMs < SWIPE_MS) || distance > widthPx / 2;
  if (!isSwipe) return 0;
  return dxPx < 0 ? 1 : -1;
}
