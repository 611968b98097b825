/** Runs jobs in short tasks, so that the browser can handle input in between. */

/** The time after which a slice of jobs yields to the browser, in ms. */
const SLICE_MS = 5;

/** @returns a function that adds a job; jobs run in order, in slices of a few milliseconds */
export function createQueue(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  const runSlice = (): void => {
    const end = performance.now() + SLICE_MS;
    try {
      do jobs.shift()?.();
      while (jobs.length > 0 && performance.now() < end);
    } finally {
      if (jobs.length > 0) postTask(runSlice);
    }
  };
  return (job) => {
    if (jobs.push(job) === 1) postTask(runSlice);
  };
}

type MaybeScheduler = { readonly scheduler?: { readonly postTask?: (task: () => void) => unknown } };

/** @returns a promise that resolves in a new task, after pending input events */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => postTask(resolve));
}

function postTask(task: () => void): void {
  const { scheduler } = globalThis as MaybeScheduler;
  if (scheduler?.postTask) void scheduler.postTask(task);
  else setTimeout(task);
}
