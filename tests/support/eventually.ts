/** The one way in which unit tests wait for what comes later. Browser tests use `expect.poll` and `waitForFunction`. */
import { vi } from 'vitest';

/** Long enough for a busy machine. Only a failure takes so long. */
const LIMIT_MS = 20_000;

/**
 * Repeats a check until it throws no error. With a fake clock, each attempt advances it.
 *
 * @returns what the check returns
 * @throws the error of the last attempt
 */
export function eventually<T>(check: () => T): Promise<T> {
  return vi.waitFor(check, { timeout: LIMIT_MS, interval: 20 });
}
