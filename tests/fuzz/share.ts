/**
 * RELIABILITY 85: every fragment of every widget survives a thousand mutations. Split over files, because each file has
 * a worker of its own. What needs layout or a canvas finds neither in the simulated DOM: there, boxes are empty and a
 * chart has no context to draw in, so such widgets are tried as far as reading and adopting their markup goes.
 */
import { readIndex } from '../../mocks/markup-index';
import { fuzzFragments } from '../unit/fuzz/fuzz';

const MUTATIONS = 1000;
const SHARES = 4;

/** A pattern for the names of files, to look at some of them again. */
const ONLY = new RegExp(process.env['ATOLL_ONLY'] ?? '');

/** @param number 1 to 4 */
export function fuzzShare(number: number): void {
  const files = readIndex().map(({ file }) => file);
  fuzzFragments(
    (_widget, _version, file) => ONLY.test(file) && files.indexOf(file) % SHARES === number - 1,
    Number(process.env['ATOLL_FUZZ_MUTATIONS'] ?? MUTATIONS),
  );
}
