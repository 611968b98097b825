/** The state of an image carousel: its page, and how the slides move there (elementor-frontend, section 3.8). */
import type { TrackMovement } from '../shared/carousel/swiper';
import type { CarouselLayout } from './settings';

/** The facts about a carousel that never change. */
export interface CarouselRules {
  readonly slides: number;
  /** The first slides follow the last one. */
  readonly isEndless: boolean;
}

/** A carousel's state. Before it is measured for the first time, it shows no slide. */
export interface CarouselState {
  /** The carousel's width; 0 while it has not been visible. */
  readonly widthPx: number;
  readonly layout: CarouselLayout;
  readonly pages: number;
  /** Counted from 0. */
  readonly page: number;
  /** The first slide in view. */
  readonly first: number;
  /** The latest movement. */
  readonly movement: TrackMovement | undefined;
}

export const NOT_MEASURED: CarouselState = {
  widthPx: 0,
  layout: { columns: 1, step: 1, gapPx: 0 },
  pages: 1,
  page: 0,
  first: 0,
  movement: undefined,
};

/**
 * - `measure`: the carousel has another width or layout;
 * - `turn`: to the next or the previous page; `rewinds`: from the last page to the first one, also if the row ends there;
 * - `choose`: a page.
 */
export type CarouselEvent =
  | { readonly type: 'measure'; readonly widthPx: number; readonly layout: CarouselLayout }
  | {
      readonly type: 'turn';
      readonly by: 1 | -1;
      readonly durationMs: number;
      readonly rewinds?: boolean;
    }
  | { readonly type: 'choose'; readonly page: number; readonly durationMs: number };

/** @returns the state after an event; the same object if nothing changes */
export function nextState(before: CarouselState, event: CarouselEvent, rules: CarouselRules): CarouselState {
  switch (event.type) {
    case 'measure': {
      const { widthPx, layout } = event;
      if (widthPx === before.widthPx && isSame(layout, before.layout)) return before;
      const pages = pagesOf(layout, rules);
      const page = Math.min(Math.floor(before.first / layout.step), pages - 1);
      return show({ ...before, widthPx, layout, pages }, rules, page, { overEnd: 0, durationMs: 0 });
    }
    case 'turn': {
      const { by, durationMs, rewinds = false } = event;
      const { pages } = before;
      const page = before.page + by;
      const isOverEnd = page < 0 || page >= pages;
      if (!before.movement || pages < 2 || (isOverEnd && !rules.isEndless && !rewinds)) return before;
      return show(before, rules, (page + pages) % pages, {
        overEnd: isOverEnd && rules.isEndless ? by : 0,
        durationMs,
      });
    }
    case 'choose': {
      const { page, durationMs } = event;
      if (!before.movement || page === before.page) return before;
      return show(before, rules, page, { overEnd: 0, durationMs });
    }
    default:
      return event satisfies never;
  }
}

/** @returns whether a slide is in view; true before the carousel is measured */
export function isShown({ movement, first, layout }: CarouselState, index: number, slides: number): boolean {
  return !movement || (index - first + slides) % slides < layout.columns;
}

/** @returns 1 if all slides are in view */
function pagesOf({ columns, step }: CarouselLayout, { slides, isEndless }: CarouselRules): number {
  if (slides < columns || (slides === columns && !isEndless)) return 1;
  return Math.ceil(isEndless ? slides / step : (slides - columns) / step + 1);
}

function show(
  before: CarouselState,
  { slides, isEndless }: CarouselRules,
  page: number,
  movement: Omit<TrackMovement, 'slide'>,
): CarouselState {
  const { columns, step } = before.layout;
  const slide = isEndless ? page * step : Math.max(0, Math.min(page * step, slides - columns));
  return { ...before, page, first: slide, movement: { ...movement, slide } };
}

const isSame = (one: CarouselLayout, other: CarouselLayout): boolean =>
  one.columns === other.columns && one.step === other.step && one.gapPx === other.gapPx;
