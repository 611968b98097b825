/** Tests that cannot run everywhere give a reason, which `npm test` prints in its summary. */
import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Read by .scripts/lib/count-reporter.mjs. */
    whySkipped?: string;
  }
}

/**
 * Options for a test or a suite. The hooks of a skipped suite do not run.
 *
 * @param why what is missing; undefined if the test can run
 */
export function skipFor(why: string | undefined): Pick<TestOptions, 'skip' | 'meta'> {
  return why === undefined ? {} : { skip: true, meta: { whySkipped: why } };
}
