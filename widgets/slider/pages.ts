/**
 * The pages of a slider: which slides each shows, and which page follows (goodlayers-sliders, sections 1.6 and 1.7).
 */

/** The numbers of slides at the current width. */
export interface View {
  readonly slides: number;
  /** How many slides are visible at a time. */
  readonly columns: number;
  /** How many slides a step should move, from the settings. */
  readonly move: number;
}

/** @returns slides per step: the setting if it is less than the visible slides, otherwise all visible slides */
export function stepOf({ columns, move }: View): number {
  return move > 0 && move < columns ? move : columns;
}

/** @returns the number of pages; 1 if all slides are in view */
export function pagesOf(view: View): number {
  const { slides, columns } = view;
  return slides <= columns ? 1 : Math.ceil((slides - columns) / stepOf(view) + 1);
}

/** @returns the indexes of the first and the last slide in view; the last page ends with the last slide */
export function slidesAt(view: View, page: number): { readonly first: number; readonly last: number } {
  const { slides, columns } = view;
  const first = Math.max(0, Math.min(page * stepOf(view), slides - columns));
  return { first, last: Math.min(first + columns, slides) - 1 };
}

/** @returns the page that starts at or before a slide, at most the last page */
export function pageOf(view: View, slide: number): number {
  return Math.max(0, Math.min(Math.floor(slide / stepOf(view)), pagesOf(view) - 1));
}

/** @returns the page that is `by` steps further, wrapping around at the ends */
export function turn(page: number, by: number, pages: number): number {
  return (((page + by) % pages) + pages) % pages;
}

const SWIPE_PX = 50;
const SWIPE_MS = 550;
/** The limits for a mouse are stricter because it also selects and drags. */
const MOUSE_SWIPE_PX = 150;
const MOUSE_SWIPE_MS = 300;

/**
 * @param gesture the distance to the right and the duration
 * @param widthPx the slider's width
 * @returns 1 for the next page, -1 for the previous one, 0 if it is not a swipe
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
