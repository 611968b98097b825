/**
 * @vitest-environment node
 *
 * Random pages for the server's readers: widgets in places that only look like HTML, nested and cut off. The parsed tree
 * must be the same after the edits, and no page may take long.
 */
import { expect, test } from 'vitest';
import { randomPage } from '../support/odd-pages';
import { unmeantDifference } from '../support/page-trees';
import { editedPages, whyNoPhp } from '../support/server-edits';
import { skipFor } from '../support/skip';

const PAGES = Number(process.env['ATOLL_FUZZ_MUTATIONS'] ?? 1000);
/** Processor time for a page of a few kilobytes. The slowest of ten is left out: other work makes single pages slow. */
const MOST_MS = 20;

/** @returns numbers from 0 to 1 that are the same in every run */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('the server survives random pages', { timeout: 300_000, ...skipFor(whyNoPhp) }, () => {
  const random = numbers(Number(process.env['ATOLL_SEED'] ?? 36));
  const pages = Array.from({ length: PAGES }, () => randomPage(random));
  const edited = editedPages(pages);
  expect(pages.length).toBeGreaterThan(0);
  const faults = pages.flatMap((page, index) => {
    const html = edited[index]?.html;
    const difference = html === undefined ? 'not read' : unmeantDifference(page, html);
    return difference === undefined ? [] : [`${difference}\n  in ${page}`];
  });
  expect(faults).toEqual([]);
  const times = edited.map(({ ms }) => ms).toSorted((one, other) => one - other);
  expect(times[Math.floor(times.length * 0.9)]).toBeLessThan(MOST_MS);
});
