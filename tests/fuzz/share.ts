/**
 * RELIABILITY 85: every fragment of every widget survives a thousand mutations. Split over files, because each file
 * runs in a separate worker. The simulated DOM has no layout and no canvas: boxes are empty and a chart has no
 * drawing context, so such widgets are only tested up to reading and adopting their markup.
 */
import { readIndex } from '../../mocks/markup-index';
import { fuzzFragments } from '../unit/fuzz/fuzz';

const MUTATIONS = 1000;
const SHARES = 4;

/** A pattern for file names, to run only some of them. */
const ONLY = new RegExp(process.env['ATOLL_ONLY'] ?? '');

/** @param number 1 to 4 */
export function fuzzShare(number: number): void {
  const files = readIndex().map(({ file }) => file);
  fuzzFragments(
    (_widget, _version, file) => ONLY.test(file) && files.indexOf(file) % SHARES === number - 1,
    Number(process.env['ATOLL_FUZZ_MUTATIONS'] ?? MUTATIONS),
  );
}
