/** Mounts what is due in small tasks that let the visitor's input through. */

/** After this long, in ms, a run of jobs yields to the browser. */
const SLICE_MS = 5;

/** Runs jobs in order, in slices of a few milliseconds. */
export function createQueue(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const runSlice = (): void => {
    const end = performance.now() + SLICE_MS;
    try {
      do jobs.shift()?.();
      while (jobs.length > 0 && performance.now() < end);
    } finally {
      if (jobs.length > 0) nextTask(runSlice);
    }
  };
  return (job) => {
    if (jobs.push(job) === 1) nextTask(runSlice);
  };
}

type MaybeScheduler = { readonly scheduler?: { readonly postTask?: (task: () => void) => unknown } };

function nextTask(task: () => void): void {
  const { scheduler } = globalThis as MaybeScheduler;
  if (scheduler?.postTask) void scheduler.postTask(task);
  else setTimeout(task);
}
