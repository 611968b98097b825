/** The pages of an image carousel (elementor-frontend, section 3.8). */
import { describe, expect, it } from 'vitest';
import {
  type CarouselEvent,
  type CarouselRules,
  type CarouselState,
  isShown,
  nextState,
  NOT_MEASURED,
} from './carousel-machine';

const measure = (columns: number, step = 1, widthPx = 600): CarouselEvent => ({
  type: 'measure',
  widthPx,
  layout: { columns, step, gapPx: 0 },
});
const NEXT: CarouselEvent = { type: 'turn', by: 1, durationMs: 500 };
const BACK: CarouselEvent = { type: 'turn', by: -1, durationMs: 500 };
const REWIND: CarouselEvent = { ...NEXT, rewinds: true };

function after(rules: CarouselRules, ...events: readonly CarouselEvent[]): CarouselState {
  return events.reduce((state, event) => nextState(state, event, rules), NOT_MEASURED);
}

const shown = (state: CarouselState, slides: number): readonly number[] =>
  Array.from({ length: slides }, (_, index) => index).filter((index) => isShown(state, index, slides));

describe('the number of pages', () => {
  it.each([
    { slides: 5, columns: 3, step: 1, isEndless: true, pages: 5 },
    { slides: 5, columns: 3, step: 2, isEndless: true, pages: 3 },
    { slides: 3, columns: 3, step: 1, isEndless: true, pages: 3 },
    { slides: 2, columns: 3, step: 1, isEndless: true, pages: 1 },
    { slides: 5, columns: 3, step: 1, isEndless: false, pages: 3 },
    { slides: 5, columns: 2, step: 2, isEndless: false, pages: 3 },
    { slides: 3, columns: 3, step: 1, isEndless: false, pages: 1 },
  ])('is $pages with $slides slides, $columns in view, $step per step, endless: $isEndless', (row) => {
    expect(after(row, measure(row.columns, row.step)).pages).toBe(row.pages);
  });
});

describe('an endless row', () => {
  const rules = { slides: 4, isEndless: true };

  it('shows the first slides after the last one', () => {
    const state = after(rules, measure(3), NEXT, NEXT);
    expect(shown(state, 4)).toEqual([0, 2, 3]);
    expect(state.movement).toEqual({ slide: 2, overEnd: 0, durationMs: 500 });
  });

  it('goes over its end to the first page, and back', () => {
    const state = after(rules, measure(3), BACK);
    expect(state.movement).toEqual({ slide: 3, overEnd: -1, durationMs: 500 });
    expect(nextState(state, NEXT, rules).movement).toEqual({ slide: 0, overEnd: 1, durationMs: 500 });
  });
});

describe('a row that ends', () => {
  const rules = { slides: 5, isEndless: false };

  it('shows its last slides on its last page, and stays there', () => {
    const state = after(rules, measure(2, 2), NEXT, NEXT);
    expect(shown(state, 5)).toEqual([3, 4]);
    expect(nextState(state, NEXT, rules)).toBe(state);
  });

  it('rewinds when it moves by itself', () => {
    const state = after(rules, measure(2, 2), NEXT, NEXT, REWIND);
    expect(state.movement).toEqual({ slide: 0, overEnd: 0, durationMs: 500 });
  });

  it('does not go before its first page', () => {
    const state = after(rules, measure(2, 2));
    expect(nextState(state, BACK, rules)).toBe(state);
  });
});

it('keeps its first slide in view in another layout, without movement', () => {
  const rules = { slides: 5, isEndless: false };
  const state = after(rules, measure(1), NEXT, NEXT, NEXT, measure(2, 2, 900));
  expect(shown(state, 5)).toEqual([2, 3]);
  expect(state.movement).toEqual({ slide: 2, overEnd: 0, durationMs: 0 });
  expect(nextState(state, measure(2, 2, 900), rules)).toBe(state);
});

it('does not turn before it is measured', () => {
  expect(after({ slides: 5, isEndless: true }, NEXT)).toBe(NOT_MEASURED);
});
