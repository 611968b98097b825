// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { choose, type Mode } from './accordion-machine';

describe('choosing an item', () => {
  it.each<[Mode, readonly number[], number, readonly number[]]>([
    // One item open at a time: the open item stays open (goodlayers-panels, section 1.5).
    ['one', [], 0, [0]],
    ['one', [0], 1, [1]],
    ['one', [0], 0, [0]],
    ['one', [2], 0, [0]],
    // With "allow close all", the open item closes.
    ['one-or-none', [], 1, [1]],
    ['one-or-none', [1], 1, []],
    ['one-or-none', [1], 0, [0]],
    // A server may have marked several items as open: choosing another closes them all.
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
    // The previous state does not change.
    expect([...before]).toEqual(open);
  });

  it('returns the same state if nothing changes, so that React does not render', () => {
    const open = new Set([0]);
    expect(choose(open, 0, 'one')).toBe(open);
  });
});
