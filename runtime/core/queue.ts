/** Does what is due in small tasks that let the visitor's input through. */

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
      if (jobs.length > 0) postTask(runSlice);
    }
  };
  return (job) => {
    if (jobs.push(job) === 1) postTask(runSlice);
  };
}

type MaybeScheduler = { readonly scheduler?: { readonly postTask?: (task: () => void) => unknown } };

/** @returns resolves in a task of its own: what has been pressed meanwhile comes first */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => postTask(resolve));
}

function postTask(task: () => void): void {
  const { scheduler } = globalThis as MaybeScheduler;
  if (scheduler?.postTask) void scheduler.postTask(task);
  else setTimeout(task);
}
