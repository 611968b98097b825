// @vitest-environment node
/** The order and the arithmetic of equal heights (goodlayers-motion, section 13). */
import { describe, expect, it } from 'vitest';
import { roundsOf, spaceAbove } from './sync-height';

describe('equal heights', () => {
  it('are set group by group, nested boxes first', () => {
    const keys = ['b', 'a', 'flip', 'b', 'flip', '__proto__'];
    const all = keys.map((key, index) => ({ key, isFirst: index === 2 }));
    const [first, rest] = roundsOf(all);
    expect(first).toEqual([[all[2], all[4]]]);
    expect(rest).toEqual([[all[0], all[3]], [all[1]], [all[5]]]);
  });

  it.each([
    [400, 200, 0, 100],
    [400, 200, 30, 70],
    [400, 380, 30, 0],
    [400, 500, 0, 0],
  ])(
    'of %d leave for a content of %d below an edge of %d a space of %d',
    (height, contentHeight, startEdge, expected) =>
      expect(spaceAbove({ height, contentHeight, startEdge })).toBe(expected),
  );
});
