// @vitest-environment node
/**
 * Path, duration and copies of a marquee (goodlayers-sliders, section 5). Kept: the original's odd duration. Fixed: a missing
 * speed is 100 px a second.
 */
import { describe, expect, it } from 'vitest';
import { copiesFor, keyframesOf, type MarqueePath, periodMs, startOf } from './marquee';

const pathWith = (lengthPx: number, boxPx: number, more: Partial<MarqueePath> = {}): MarqueePath => ({
  lengthPx,
  boxPx,
  hasCopies: true,
  isVertical: false,
  isBackwards: false,
  ...more,
});

const ends = (path: MarqueePath) => keyframesOf(path).map(({ transform }) => transform);

describe('a marquee', () => {
  it('takes d·(k + w) / 2w, and without copies twice as long', () => {
    expect(periodMs(10_000, pathWith(500, 1000))).toBe(7500);
    expect(periodMs(10_000, pathWith(1000, 1000))).toBe(10_000);
    expect(periodMs(10_000, pathWith(1000, 1000, { hasCopies: false }))).toBe(20_000);
  });

  it.each([
    ['to the left', {}, ['translateX(0px)', 'translateX(-500px)'], 0],
    ['to the right', { isBackwards: true }, ['translateX(-500px)', 'translateX(0px)'], 0],
    ['up', { isVertical: true }, ['translateY(0px)', 'translateY(-500px)'], 0],
    ['down', { isVertical: true, isBackwards: true }, ['translateY(-500px)', 'translateY(0px)'], 0],
    ['alone', { hasCopies: false }, ['translateX(1000px)', 'translateX(-500px)'], 2 / 3],
    [
      'alone and back',
      { hasCopies: false, isBackwards: true },
      ['translateX(-500px)', 'translateX(1000px)'],
      1 / 3,
    ],
  ])('goes %s, from the text’s position', (_name, more, transforms, start) => {
    expect(ends(pathWith(500, 1000, more))).toEqual(transforms);
    expect(startOf(pathWith(500, 1000, more))).toBeCloseTo(start);
  });

  it('fills its box, unless it has no copies', () => {
    expect([pathWith(500, 1000), pathWith(3000, 1000), pathWith(0, 1000)].map(copiesFor)).toEqual([2, 1, 20]);
    expect(copiesFor(pathWith(500, 1000, { hasCopies: false }))).toBe(0);
  });
});
