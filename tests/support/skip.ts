/** Tests that cannot run everywhere say why where they do not: `npm test` names the reason in its sum. */
import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Read by .scripts/lib/count-reporter.mjs. */
    whySkipped?: string;
  }
}

/**
 * Options for a test or a suite. A suite that is skipped so starts nothing: its hooks do not run.
 *
 * @param why what is missing; undefined where it runs
 */
export function skipFor(why: string | undefined): Pick<TestOptions, 'skip' | 'meta'> {
  return why === undefined ? {} : { skip: true, meta: { whySkipped: why } };
}
