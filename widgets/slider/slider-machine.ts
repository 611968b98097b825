/** The state of a slider: its page, and how the slides move there (goodlayers-sliders, sections 1.6 and 1.7). */
import type { TrackMovement } from '../shared/carousel/swiper';
import { pageOf, pagesOf, slidesAt, turn } from './pages';

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
