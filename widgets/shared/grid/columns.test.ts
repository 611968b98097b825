// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arrange } from './columns';

const sized = (...sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([width, height]) => ({ width, height }));

describe('masonry in sixtieths of 1200 px', () => {
  it('places an item at the left-most of the lowest positions, in order', () => {
    const { spots, height } = arrange(1200, sized([400, 300], [400, 100], [400, 200], [400, 50], [800, 80]));
    expect(spots).toEqual([
      { left: 0, top: 0 },
      { left: 400, top: 0 },
      { left: 800, top: 0 },
      { left: 400, top: 100 },
      // Its two columns end at 150 and 200.
      { left: 400, top: 200 },
    ]);
    expect(height).toBe(300);
  });

  it.each([
    ['a width that browsers rounded up', 400.4, 400],
    ['a width that browsers rounded down', 399.6, 400],
    ['a width between two columns', 405, 420],
    ['the full width', 1200, undefined],
    ['more than the full width', 5000, undefined],
  ])('takes %s as whole columns', (_name, width, next) => {
    const { spots } = arrange(1200, sized([width, 10], [100, 10]));
    expect(spots[1]).toEqual(next === undefined ? { left: 0, top: 10 } : { left: next, top: 0 });
  });

  it('rounds down to whole px, but adds up fractions', () => {
    const { spots, height } = arrange(1000, sized([1000, 10.6], [1000, 10.6], [330, 10]));
    expect(spots.map(({ top }) => top)).toEqual([0, 10, 21]);
    expect(height).toBeCloseTo(31.2);
  });

  it('accepts an item without a size, and has a height without items', () => {
    expect(arrange(1000, sized([0, 0], [500, 10])).spots[1]?.left).toBe(0);
    expect(arrange(1000, []).height).toBe(0);
  });
});
