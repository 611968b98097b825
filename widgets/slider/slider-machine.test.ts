/**
 * The numbers of sliders and carousels (goodlayers-sliders, sections 1.2, 1.5 to 1.7), which replace FlexSlider.
 * Kept: steps, pages, the limits of a swipe, which sliders slide and which fade. Fixed: the visible slides are the active
 * ones (quirk 4), a carousel with too few slides does not move (6), and the default is one column (9).
 */
import { describe, expect, it, vi } from 'vitest';
import { readSliderSettings } from './parts/settings';
import { toFragment } from '../../tests/support/markup';
import { pageOf, pagesOf, slidesAt, swipe, turn } from './slider-machine';

describe('pages', () => {
  it.each([
    // slides, columns, move, pages, the first and last slide of each page
    [7, 3, 1, 5, ['0-2', '1-3', '2-4', '3-5', '4-6']],
    [7, 3, 2, 3, ['0-2', '2-4', '4-6']],
    [6, 3, 2, 3, ['0-2', '2-4', '3-5']],
    [7, 3, 3, 3, ['0-2', '3-5', '4-6']],
    [7, 3, 9, 3, ['0-2', '3-5', '4-6']],
    [4, 1, 1, 4, ['0-0', '1-1', '2-2', '3-3']],
    [3, 3, 1, 1, ['0-2']],
    [2, 4, 1, 1, ['0-1']],
  ])('of %i slides, %i at a time, %i a step', (slides, columns, move, pages, ranges) => {
    const view = { slides, columns, move };
    expect(pagesOf(view)).toBe(pages);
    const shown = Array.from({ length: pages }, (_, page) => slidesAt(view, page));
    expect(shown.map(({ first, last }) => `${first}-${last}`)).toEqual(ranges);
  });

  it('keep their first slide when the columns change', () => {
    expect(pageOf({ slides: 7, columns: 1, move: 1 }, 4)).toBe(4);
    expect(pageOf({ slides: 7, columns: 3, move: 2 }, 4)).toBe(2);
    expect(pageOf({ slides: 7, columns: 3, move: 1 }, 6)).toBe(4);
  });

  it('wrap around', () => {
    expect([turn(2, 1, 3), turn(0, -1, 3), turn(0, 1, 1), turn(1, 1, 3)]).toEqual([0, 2, 0, 2]);
  });
});

describe('a swipe', () => {
  const width = 300;
  it.each([
    ['more than 50 px in less than 550 ms', -51, 549, 1],
    ['to the right', 51, 549, -1],
    ['of 50 px', -50, 100, 0],
    ['of 550 ms', -60, 550, 0],
    ['slow, of half the width', -150, 5000, 0],
    ['slow, over half the width', -151, 5000, 1],
  ])('%s', (_name, dxPx, durationMs, by) => {
    expect(swipe({ dxPx, durationMs, isMouse: false }, width)).toBe(by);
  });

  it.each([
    ['over 150 px within 300 ms', -151, 300, 1],
    ['of 150 px', -150, 100, 0],
    ['of 301 ms', -400, 301, 0],
  ])('with a mouse: %s', (_name, dxPx, durationMs, by) => {
    expect(swipe({ dxPx, durationMs, isMouse: true }, width)).toBe(by);
  });
});

const read = (attributes: string, report = vi.fn<() => void>()) => {
  const range = toFragment(`<div ${attributes}></div>`);
  return readSliderSettings(range.firstElementChild as HTMLElement, report);
};

describe('settings', () => {
  it.each([
    ['data-type="slider"', 'fade'],
    ['', 'fade'],
    ['data-effect="fade"', 'fade'],
    ['data-effect="kenburn"', 'fade'],
    ['data-effect="slide"', 'slide'],
    ['data-effect="default"', 'slide'],
    ['data-effect="anything"', 'slide'],
    ['data-type="carousel" data-effect="fade"', 'carousel'],
  ])('%s: %s', (attributes, mode) => expect(read(attributes).mode).toBe(mode));

  it.each([
    ['', 'generated', false],
    ['data-nav="navigation"', 'generated', false],
    ['data-nav="both"', 'generated', true],
    ['data-nav="bullet"', 'none', true],
    ['data-nav="none"', 'none', false],
    ['data-nav="anything" class="gdlr-core-has-bullet"', 'none', true],
    ['data-nav="navigation-top"', 'own', false],
    ['data-nav="navigation-inner" class="gdlr-core-has-bullet"', 'own', true],
    ['data-nav="navigation-bottom" class="gdlr-core-bottom-nav-1"', 'generated', false],
    ['data-nav="navigation-outer" class="gdlr-core-v1"', 'generated', false],
    ['data-nav="navigation-outer-plain-round"', 'generated', false],
    ['data-nav="touch-navigation"', 'none', false],
    ['data-nav="touch-navigation-bullet"', 'none', true],
    ['data-nav="navigation" data-nav-type="custom" data-nav-parent="x"', 'foreign', false],
  ])('%s: arrows %s, bullets %s', (attributes, arrows, hasBullets) =>
    expect(read(attributes)).toMatchObject({ arrows, hasBullets }),
  );

  it('have defaults, and one report for all that is invalid', () => {
    const report = vi.fn<() => void>();
    const bad = 'data-column="x" data-move="-1" data-pausetime="{}" data-slidespeed="NaN" data-start-at="0"';
    const { columns, move, pauseMs, speedMs, startAt, gapPx } = read(`data-type="carousel" ${bad}`, report);
    expect({ columns, move, pauseMs, speedMs, startAt, gapPx }).toEqual({
      columns: 1,
      move: 1,
      pauseMs: 7000,
      speedMs: 500,
      startAt: 1,
      gapPx: -1,
    });
    expect(report).toHaveBeenCalledTimes(1);
  });
});
