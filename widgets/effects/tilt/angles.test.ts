// @vitest-environment node
/** The angles of a tilted column (goodlayers-motion, section 18). */
import { describe, expect, it } from 'vitest';
import { capDegrees, leanTowards } from './angles';

describe('the tilt', () => {
  const area = { width: 200, height: 100 };
  it.each([
    [
      { x: 100, y: 50 },
      { x: 0, y: 0 },
    ],
    [
      { x: 0, y: 50 },
      { x: 0, y: -30 },
    ],
    [
      { x: 200, y: 50 },
      { x: 0, y: 30 },
    ],
    [
      { x: 100, y: 0 },
      { x: 30, y: 0 },
    ],
    [
      { x: 200, y: 100 },
      { x: -30, y: 30 },
    ],
    [
      { x: 150, y: 75 },
      { x: -15, y: 15 },
    ],
    [
      { x: 999, y: -9 },
      { x: 30, y: 30 },
    ],
  ])('at %o leans %o', (at, angles) => {
    const { x, y } = leanTowards(at, area, 30);
    expect({ x: x + 0, y: y + 0 }).toEqual(angles);
  });

  it('of an element without a size is zero', () => {
    expect(leanTowards({ x: 1, y: 1 }, { width: 0, height: 0 }, 30)).toEqual({ x: -0, y: 0 });
  });

  it.each([
    [45, 45],
    [-5, 0],
    [360, 90],
  ])('of %d degrees is limited to %d', (asked, most) => expect(capDegrees(asked)).toBe(most));
});
