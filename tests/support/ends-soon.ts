/** Finds code whose work grows faster than its input, such as a pattern that tries all combinations. */
import { runInNewContext } from 'node:vm';

/** A hundred times as long as a busy machine needs for linear work. Other work on a long input takes hours. */
const LIMIT_MS = 20_000;

/**
 * @returns what the work returns
 * @throws {Error} if the work does not end; unlike a test's timeout, this also ends a pattern that never stops
 */
export function endsSoon<T>(work: () => T): T {
  return runInNewContext('work()', { work }, { timeout: LIMIT_MS }) as T;
}
