/** Runs jobs in short tasks, so that the browser can handle input in between. */
import { pageGlobal } from '../page/page-global';

/** The time after which a slice of jobs yields to the browser, in ms. */
const SLICE_MS = 5;

/**
 * With more waiting jobs than this, a slice is as long as the browser's own work before it: if the page takes long to
 * draw, it is drawn less often.
 */
const MANY_JOBS = 100;

/** The limit for such slices, in ms: below the 50 ms of a long task, with the last job. */
const LONG_SLICE_MS = 30;

/** @returns a function that adds a job; jobs run in order, in slices of a few milliseconds */
export function createQueue(): (job: () => void) => void {
  const jobs: (() => void)[] = [];
  let postedAt = 0;
  const post = (): void => {
    postedAt = performance.now();
    postTask(runSlice);
  };
  const runSlice = (): void => {
    const start = performance.now();
    const longest = jobs.length > MANY_JOBS ? LONG_SLICE_MS : SLICE_MS;
    const end = start + Math.min(Math.max(start - postedAt, SLICE_MS), longest);
    try {
      do jobs.shift()?.();
      while (jobs.length > 0 && performance.now() < end);
    } finally {
      if (jobs.length > 0) post();
    }
  };
  return (job) => {
    if (jobs.push(job) === 1) post();
  };
}

type MaybeScheduler = { readonly postTask?: (task: () => void) => unknown } | undefined;

/** @returns a promise that resolves in a new task, after pending input events */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => postTask(resolve));
}

function postTask(task: () => void): void {
  const scheduler = pageGlobal('scheduler') as MaybeScheduler;
  if (scheduler?.postTask) void scheduler.postTask(task);
  else setTimeout(task);
}
