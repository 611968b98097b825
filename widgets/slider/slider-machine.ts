/** The state of a slider: its page, and how the slides move there (goodlayers-sliders, sections 1.6 and 1.7). */
import type { TrackMovement } from '../shared/carousel/swiper';

/** The numbers of slides at the current width. */
export interface View {
  readonly slides: number;
  /** How many slides are visible at a time. */
  readonly columns: number;
  /** How many slides a step should move, from the settings. */
  readonly move: number;
}

/**
 * The pages of a slider: which slides each shows, and which page follows (goodlayers-sliders, sections 1.6 and 1.7).
 *
 * @returns slides per step: the setting if it is less than the visible slides, otherwise all visible slides
 */
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

/** The facts about a slider that never change. */
export interface SliderRules {
  readonly slides: number;
  /** How many slides a step should move. */
  readonly move: number;
  /** The slide to start with, or the page of a carousel, counted from 1. */
  readonly startAt: number;
  /** Whether the row continues past its ends. */
  readonly isRound: boolean;
}

/** How a page comes into view. A new object for each movement. */
export interface SliderMovement extends TrackMovement {
  /** Whether it is the first. */
  readonly isStart: boolean;
}

/** A slider's state. Before it is measured for the first time, it shows no slide. */
export interface SliderState {
  /** The slider's width; 0 while it has not been visible. */
  readonly widthPx: number;
  /** How many slides are visible at a time. */
  readonly columns: number;
  readonly pages: number;
  /** Counted from 0. */
  readonly page: number;
  /** The first slide in view. */
  readonly first: number;
  /** The last slide in view. */
  readonly last: number;
  /** The latest movement. */
  readonly movement: SliderMovement | undefined;
  /** The slide that is marked when the movement is over; -1 if several slides are in view. */
  readonly settled: number;
}

export const NOT_MEASURED: SliderState = {
  widthPx: 0,
  columns: 0,
  pages: 1,
  page: -1,
  first: -1,
  last: -1,
  movement: undefined,
  settled: -1,
};

/**
 * - `measure`: the slider has another width or another number of columns;
 * - `turn`: to the next or the previous page, and around at the ends;
 * - `choose`: a page;
 * - `settle`: the movement has been over for a moment.
 */
export type SliderEvent =
  | { readonly type: 'measure'; readonly widthPx: number; readonly columns: number }
  | { readonly type: 'turn'; readonly by: 1 | -1; readonly durationMs: number }
  | { readonly type: 'choose'; readonly page: number; readonly durationMs: number }
  | { readonly type: 'settle' };

/** @returns the state after an event; the same object if nothing changes */
export function nextState(before: SliderState, event: SliderEvent, rules: SliderRules): SliderState {
  switch (event.type) {
    case 'measure': {
      const { widthPx, columns } = event;
      if (widthPx === before.widthPx && columns === before.columns) return before;
      const view = { ...rules, columns };
      const pages = pagesOf(view);
      const isStart = !before.movement;
      const page = isStart ? Math.min(rules.startAt, pages) - 1 : pageOf(view, before.first);
      return show({ ...before, widthPx, columns, pages }, rules, page, {
        overEnd: 0,
        durationMs: 0,
        isStart,
      });
    }
    case 'turn': {
      const { by, durationMs } = event;
      if (before.pages < 2) return before;
      const page = turn(before.page, by, before.pages);
      const overEnd = rules.isRound && page !== before.page + by ? by : 0;
      return show(before, rules, page, { overEnd, durationMs, isStart: false });
    }
    case 'choose': {
      const { page, durationMs } = event;
      if (!before.movement || page === before.page) return before;
      return show(before, rules, page, { overEnd: 0, durationMs, isStart: false });
    }
    case 'settle': {
      const settled = before.first === before.last ? before.first : -1;
      return settled === before.settled ? before : { ...before, settled };
    }
    default:
      return event satisfies never;
  }
}

function show(
  before: SliderState,
  rules: SliderRules,
  page: number,
  movement: Omit<SliderMovement, 'slide'>,
): SliderState {
  const { first, last } = slidesAt({ ...rules, columns: before.columns }, page);
  return { ...before, page, first, last, movement: { ...movement, slide: first } };
}
