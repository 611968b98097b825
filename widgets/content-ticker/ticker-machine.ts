/** The state of a ticker: its headline and how it comes into view (essential-addons, sections 8.4 and 8.5). */
import type { Gesture, TrackLayout, TrackMovement } from '../shared/carousel/swiper';

/** The headlines of a ticker. */
export interface Strip {
  readonly slides: number;
  readonly columns: number;
  readonly isLoop: boolean;
}

/** @returns the number of positions; without a loop, the last position has no gap after it */
export function stopsOf({ slides, columns, isLoop }: Strip): number {
  return isLoop ? slides : Math.max(1, slides - columns + 1);
}

/** A move to another headline. */
export interface Turn {
  readonly to: number;
  /** True from the last headline to the first, or the reverse. */
  readonly isOverEnd: boolean;
}

/**
 * @param by 1 for the next headline, -1 for the previous one
 * @param isByItself true for autoplay, which restarts at the end even without a loop
 * @returns undefined at an end
 */
export function turnFrom(at: number, by: 1 | -1, strip: Strip, isByItself = false): Turn | undefined {
  const stops = stopsOf(strip);
  const next = at + by;
  if (next >= 0 && next < stops) return { to: next, isOverEnd: false };
  if (strip.isLoop) return { to: (next + stops) % stops, isOverEnd: true };
  return isByItself && stops > 1 ? { to: 0, isOverEnd: false } : undefined;
}

/** A faster gesture moves the ticker regardless of its length; a slower one must cover half of the width. */
const SHORT_SWIPE_MS = 300;

/** @returns 1 for a swipe to the left, -1 for a swipe to the right, 0 for no swipe */
export function swipe(
  { dxPx, durationMs }: Pick<Gesture, 'dxPx' | 'durationMs'>,
  widthPx: number,
): -1 | 0 | 1 {
  if (durationMs > SHORT_SWIPE_MS && Math.abs(dxPx) < widthPx / 2) return 0;
  return dxPx < 0 ? 1 : dxPx > 0 ? -1 : 0;
}

/** The facts about a ticker that never change. */
export interface TickerRules extends Pick<Strip, 'slides' | 'isLoop'> {
  /** Headlines lie on top of each other. */
  readonly isFade: boolean;
}

/** A ticker's state. Before it is measured for the first time, it shows no headline. */
export interface TickerState {
  readonly layout: TrackLayout;
  /** The active headline, which is the first one in view. */
  readonly at: number;
  /** The latest movement. */
  readonly movement: TrackMovement | undefined;
}

export const NOT_MEASURED: TickerState = {
  layout: { widthPx: 0, columns: 1, gapPx: 0 },
  at: 0,
  movement: undefined,
};

/**
 * - `measure`: the ticker has another layout;
 * - `turn`: to the next or the previous headline.
 */
export type TickerEvent =
  | { readonly type: 'measure'; readonly layout: TrackLayout }
  | {
      readonly type: 'turn';
      readonly by: 1 | -1;
      readonly durationMs: number;
      /** By autoplay, and not by the visitor. */
      readonly isByItself: boolean;
    };

/** @returns the state after an event; the same object if nothing changes */
export function nextState(before: TickerState, event: TickerEvent, rules: TickerRules): TickerState {
  switch (event.type) {
    case 'measure': {
      const { layout } = event;
      const at = Math.min(before.at, stopsOf({ ...rules, columns: layout.columns }) - 1);
      return { layout, at, movement: { slide: at, overEnd: 0, durationMs: 0 } };
    }
    case 'turn': {
      const { by, durationMs, isByItself } = event;
      const strip = stripOf(before, rules);
      const turn = turnFrom(before.at, by, strip, isByItself);
      if (!turn || !before.movement) return before;
      const overEnd = turn.isOverEnd && strip.columns === 1 && !rules.isFade ? by : 0;
      return { ...before, at: turn.to, movement: { slide: turn.to, overEnd, durationMs } };
    }
    default:
      return event satisfies never;
  }
}

/** @returns the strip in the current layout */
export function stripOf({ layout }: TickerState, rules: TickerRules): Strip {
  return { ...rules, columns: layout.columns };
}
