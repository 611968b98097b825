import { describe, expect, it } from 'vitest';
import { choose, type Mode } from './accordion-machine';

describe('choosing an item', () => {
  it.each<[Mode, readonly number[], number, readonly number[]]>([
    // One open at a time: the open one stays (goodlayers-panels, section 1.5).
    ['one', [], 0, [0]],
    ['one', [0], 1, [1]],
    ['one', [0], 0, [0]],
    ['one', [2], 0, [0]],
    // With "allow close all" the open one closes.
    ['one-or-none', [], 1, [1]],
    ['one-or-none', [1], 1, []],
    ['one-or-none', [1], 0, [0]],
    // A server may have marked several as open: choosing another closes them all.
    ['one', [0, 1], 2, [2]],
    ['one', [0, 1], 0, [0, 1]],
    ['one-or-none', [0, 1], 2, [2]],
    ['one-or-none', [0, 1], 0, [1]],
    // Toggle boxes are independent (goodlayers-panels, section 2.5).
    ['each', [], 1, [1]],
    ['each', [1], 0, [0, 1]],
    ['each', [0, 1], 0, [1]],
    ['each', [1], 1, []],
  ])('%s: with %j open, choosing %i leaves %j open', (mode, open, item, expected) => {
    const before = new Set(open);
    expect(choose(before, item, mode)).toEqual(new Set(expected));
    // The state before is another state, and stays as it was.
    expect([...before]).toEqual(open);
  });

  it('gives the same state back when nothing changes, so that nothing is rendered', () => {
    const open = new Set([0]);
    expect(choose(open, 0, 'one')).toBe(open);
  });
});
