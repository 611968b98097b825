/**
 * Lays out several grids in steps, so that the browser calculates the page's layout once for all of them. A layout that
 * writes after another one has read makes the browser calculate it again.
 */

/** A layout that yields between reading and writing. */
export type LayoutSteps = Generator<undefined, void>;

/** A grid to lay out. */
export interface Job {
  readonly layOut: () => LayoutSteps;
  /** Called if the layout throws. The other grids are laid out. */
  readonly fail: (error: unknown) => void;
}

/** Runs each step of all jobs before the next step of any. */
export function layOutTogether(jobs: Iterable<Job>): void {
  let running = [...jobs].map((job) => [job, job.layOut()] as const);
  while (running.length > 0)
    running = running.filter(([job, steps]) => {
      try {
        return !steps.next().done;
      } catch (error) {
        job.fail(error);
        return false;
      }
    });
}

/** Grids that wait for their layout. A grid is laid out once, however often it is added. */
export interface Batch {
  readonly add: (job: Job) => void;
  readonly remove: (job: Job) => void;
}

/** @param post runs a callback later, and returns what cancels it */
export function createBatch(post: (run: () => void) => () => void): Batch {
  const waiting = new Set<Job>();
  let cancel: (() => void) | undefined;
  const run = (): void => {
    const jobs = [...waiting];
    waiting.clear();
    cancel = undefined;
    layOutTogether(jobs);
  };
  return {
    add(job) {
      waiting.add(job);
      cancel ??= post(run);
    },
    remove(job) {
      if (!waiting.delete(job) || waiting.size > 0) return;
      cancel?.();
      cancel = undefined;
    },
  };
}
