// @vitest-environment node
/** The goals of the bench of real pages: which figure is within its goal. */
import { expect, it } from 'vitest';
import { goalOf, type Mode } from '../../bench/goals';

const values =
  (all: Partial<Record<Mode, number>>) =>
  (mode: Mode): number | undefined =>
    all[mode];

it.each([
  ['a share of the original', '/plain/', 'script at load, ms', { original: 500, Atoll: 60 }, 30, 2],
  [
    'so much more than without scripts',
    '/plain/',
    'LCP, ms',
    { 'without scripts': 700, Atoll: 365 },
    730,
    0.5,
  ],
  ['at most the original', '/contact/', 'script while scrolling, ms', { original: 80, Atoll: 100 }, 80, 1.25],
  ['a number', '/x-both/', 'requests, loading and scrolling', { Atoll: 30 }, 40, 0.75],
  ['at least a number', '/eael/', 'frames per second while scrolling', { Atoll: 29 }, 58, 2],
])('%s', (_what, page, figure, all, goal, share) => {
  expect(goalOf(page, figure, values(all))).toEqual({ goal, share: expect.closeTo(share) });
});

it.each([
  ['no goal', '/contact/', 'blocking, ms', { original: 1, Atoll: 1 }],
  ['no figure', '/plain/', 'blocking, ms', { 'without scripts': 1 }],
  ['nothing to compare with', '/plain/', 'blocking, ms', { Atoll: 1 }],
])('is unknown with %s', (_what, page, figure, all) => {
  expect(goalOf(page, figure, values(all))).toBeUndefined();
});
