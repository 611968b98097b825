/**
 * The numbers of Essential Addons' content ticker (essential-addons, section 8), which replace Swiper's. Kept: its
 * defaults, its quick swipe, its two breakpoints. Fixed: 999999 means never.
 */
import { describe, expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { readTickerSettings } from './settings';
import { stopsOf, swipe, turnFrom } from './ticker-machine';
import { get, setBody } from '../../tests/support/unit-runtime';

function read(attributes: string, report = vi.fn<() => void>()) {
  setBody(`<div id="ticker" ${attributes}></div>`);
  return readTickerSettings(get('#ticker'), report);
}

describe('settings', () => {
  it('have the original’s defaults: 5000 ms, 400 ms, one headline, 10 px', () => {
    const { layoutAt, ...rest } = read('');
    expect(rest).toEqual({
      isFade: false,
      isLoop: false,
      speedMs: 400,
      pauseMs: 5000,
      hasGrabCursor: false,
    });
    expect([320, 600, 1200].map((widthPx) => Object.values(layoutAt(widthPx)).join())).toEqual([
      '1,10',
      '1,10',
      '1,10',
    ]);
  });

  it('are read from what 4.7.0 prints', () => {
    setBody(readFragment('essential-addons/content-ticker-4.7.0.html'));
    expect(readTickerSettings(get('.eael-content-ticker'), vi.fn())).toMatchObject({
      isFade: false,
      isLoop: true,
      speedMs: 400,
      pauseMs: 8000,
      hasGrabCursor: true,
    });
  });

  it.each([
    ['999999', 0],
    ['0', 0],
    ['2000', 2000],
  ])('data-autoplay="%s" waits %d ms', (text, pauseMs) => {
    expect(read(`data-autoplay="${text}"`).pauseMs).toBe(pauseMs);
  });

  it('use the values for phones from 480 px on, and those for tablets from 768 px on', () => {
    const { layoutAt } = read(
      'data-items="1" data-margin="1" data-items-mobile="2" data-margin-mobile="2" data-items-tablet="3" data-margin-tablet="3"',
    );
    expect([479, 480, 767, 768].map((widthPx) => layoutAt(widthPx).columns)).toEqual([1, 2, 2, 3]);
    expect([479, 480, 767, 768].map((widthPx) => layoutAt(widthPx).gapPx)).toEqual([1, 2, 2, 3]);
  });

  it('that are invalid become the defaults, with one report', () => {
    const report = vi.fn<() => void>();
    const { speedMs, pauseMs } = read('data-speed="fast" data-autoplay="-1" data-items="0"', report);
    expect([speedMs, pauseMs]).toEqual([400, 5000]);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('a step', () => {
  const loop = { slides: 3, columns: 1, isLoop: true };
  const line = { slides: 3, columns: 1, isLoop: false };

  it.each([
    ['goes on', 0, 1, loop, false, { to: 1, isOverEnd: false }],
    ['goes over the end', 2, 1, loop, false, { to: 0, isOverEnd: true }],
    ['goes back over it', 0, -1, loop, false, { to: 2, isOverEnd: true }],
    ['of a sole headline goes round too', 0, 1, { ...loop, slides: 1 }, true, { to: 0, isOverEnd: true }],
    ['ends without a loop', 2, 1, line, false, undefined],
    ['starts again if it advances by itself', 2, 1, line, true, { to: 0, isOverEnd: false }],
    ['of a sole headline leads nowhere without a loop', 0, 1, { ...line, slides: 1 }, true, undefined],
  ] as const)('%s', (_name, at, by, strip, isByItself, expected) => {
    expect(turnFrom(at, by, strip, isByItself)).toEqual(expected);
  });

  it('ends where the last headline is in view', () => {
    expect(stopsOf({ ...line, columns: 2 })).toBe(2);
    expect(stopsOf({ ...line, columns: 9 })).toBe(1);
    expect(stopsOf({ ...loop, columns: 2 })).toBe(3);
  });
});

describe('a swipe', () => {
  it.each([
    ['quick and short', -5, 300, 1],
    ['quick, back', 5, 100, -1],
    ['slow and short', -199, 301, 0],
    ['slow, over half of the width', -200, 301, 1],
    ['nowhere', 0, 100, 0],
  ])('%s', (_name, dxPx, durationMs, by) => expect(swipe({ dxPx, durationMs }, 400)).toBe(by));
});
