/**
 * Decides when a widget is due, and mounts what is due in small tasks that let the visitor's input through.
 * One observer and one idle callback serve all widgets: one that waits off screen costs nothing.
 */
import type { LiveRecord } from './record';

/** How far from the screen a `visible` widget is already due, in px. */
const NEAR_PX = 200;
/** After this long, in ms, a run of mounts yields to the browser. */
const SLICE_MS = 5;

/** The waiting list. A widget that becomes due for another reason may stay on it: it becomes due only once. */
export interface Schedule {
  /** Puts a widget on the list. */
  readonly wait: (record: LiveRecord) => void;
  /** Lets go of an element that has left the page. */
  readonly forget: (element: Element) => void;
}

/**
 * @param page the document whose window counts
 * @param at the widgets of an element
 * @param onDue called for each widget whose time has come, perhaps more than once
 */
export function createSchedule(
  page: Document,
  at: (element: Element) => readonly LiveRecord[],
  onDue: (record: LiveRecord) => void,
): Schedule {
  let idle: LiveRecord[] = [];

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        at(target).forEach((record) => record.definition.when === 'visible' && onDue(record));
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  );

  const onIdle = (): void => {
    idle.forEach(onDue);
    idle = [];
  };

  return {
    wait(record) {
      const { when } = record.definition;
      if (when === 'load') onDue(record);
      if (when === 'visible') near.observe(record.element);
      if (when === 'idle' && idle.push(record) === 1) whenIdle(page.defaultView, onIdle);
    },
    forget: (element) => near.unobserve(element),
  };
}

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

function whenIdle(view: Window | null, task: () => void): void {
  // Safari has no idle callback; any moment after the current work is as good a guess.
  if (view && 'requestIdleCallback' in view) view.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
