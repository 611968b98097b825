/** Reads the cost of a page load from a Chromium trace: tasks of the main thread, and those that ran our scripts. */
import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In µs. */
  readonly ts: number;
  readonly dur?: number;
  /** The processor time of this thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string }; readonly name?: string };
}

/** Times in ms. */
export interface Cost {
  /** Evaluating the entry, including its first scan. */
  readonly entryMs: number;
  /** The longest run of our code within one task, including forced layout. */
  readonly longestTaskMs: number;
  /** Our code and its observers, in total. */
  readonly atollMs: number;
  readonly layoutShift: number;
}

/** How to load the page. */
export interface LoadOptions {
  readonly cpuSlowdown: number;
  /** Scrolls through the page so that every widget mounts. */
  readonly mountAll?: boolean;
}

const OURS = /\/assets\/[^?]+\.js/;
/** Evaluations have no URL; the test pages have no other modules. */
const EVALUATES = 'v8.evaluateModule';
/** Microtasks after a module's evaluation: traced beside its task, not in it. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint';
const OBSERVES = 'IntersectionObserverController::computeIntersections';

/** Loads a page in a fresh context and reads its trace. */
export async function measureLoad(browser: Browser, url: string, options: LoadOptions): Promise<Cost> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown });
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry && typeof entry.value === 'number') {
          Object.assign(window, { layoutShift: Number(Reflect.get(window, 'layoutShift')) + entry.value });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await page.goto(url);
  await page.evaluate(() => window.atoll?.settled());
  if (options.mountAll) {
    await page.evaluate(async () => {
      for (const { element } of window.atoll?.widgets() ?? [])
        element.dispatchEvent(new Event('pointerover', { bubbles: true }));
      await window.atoll?.settled();
    });
  }
  const layoutShift = await page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  return { ...readTrace(trace.traceEvents), layoutShift };
}

/** The cost of scrolling, in ms per frame in which our code ran. */
export interface ScrollCost {
  readonly medianMs: number;
  readonly worstMs: number;
  /** Frames in which our code ran. */
  readonly frames: number;
}

/**
 * Scrolls down a page, one step per frame, and reads the time of our code in each frame.
 *
 * @param stepPx of each frame
 */
export async function measureScroll(
  browser: Browser,
  url: string,
  { cpuSlowdown, stepPx }: { readonly cpuSlowdown: number; readonly stepPx: number },
): Promise<ScrollCost> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => window.atoll?.settled());
  // Once through, so that everything has mounted.
  const scroll = (stepPx: number): Promise<void> =>
    page.evaluate(async (stepPx) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += stepPx) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      await window.atoll?.settled();
    }, stepPx);
  await scroll(200);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await scroll(stepPx);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await context.close();
  const perFrame = codePerTask(trace.traceEvents).perTask.filter((ms) => ms > 0);
  return { medianMs: median(perFrame), worstMs: Math.max(...perFrame), frames: perFrame.length };
}

/**
 * Records the main thread during a callback.
 *
 * @returns the longest task of any code, including style and layout, in ms of processor time, so that other programs
 * on the machine do not count
 */
export async function longestTaskOf(
  browser: Browser,
  page: Page,
  action: () => Promise<unknown>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel'] });
  await action();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const frames = trace.traceEvents.filter(({ args }) => OURS.test(args?.data?.url ?? ''));
  const isHere = ({ pid, tid }: TraceEvent): boolean =>
    frames.some((other) => other.pid === pid && other.tid === tid);
  const tasks = trace.traceEvents.filter(
    (event) => (event.name.endsWith('RunTask') || event.name === MICROTASKS) && isHere(event),
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

function readTrace(events: readonly TraceEvent[]): Omit<Cost, 'layoutShift'> {
  const { code, perTask, whole } = codePerTask(events);
  const observing = whole.filter(({ name }) => name === OBSERVES);
  return {
    // The entry is the first of our modules to be evaluated.
    entryMs: total(code.slice(0, 1)),
    longestTaskMs: Math.max(0, ...perTask),
    atollMs: total(code) + total(observing),
  };
}

/** Our code on the page's main thread, and its share of each task, in ms. */
function codePerTask(events: readonly TraceEvent[]): {
  readonly code: readonly TraceEvent[];
  readonly perTask: readonly number[];
  readonly whole: readonly TraceEvent[];
} {
  const isCode = ({ name, args }: TraceEvent): boolean =>
    name === EVALUATES || OURS.test(args?.data?.url ?? '');
  const whole = events.filter(({ ph, dur }) => ph === 'X' && dur !== undefined);
  // The browser's own pages evaluate modules too, in other processes.
  const thread = whole.find(({ args }) => OURS.test(args?.data?.url ?? ''));
  const isHere = ({ pid, tid }: TraceEvent): boolean => pid === thread?.pid && tid === thread.tid;
  const code = outermost(whole.filter((event) => isHere(event) && isCode(event)));
  const tasks = whole.filter((event) => event.name.endsWith('RunTask') && isHere(event));
  const perTask = tasks.map((task) => total(code.filter((event) => contains(task, event))));
  return { code, perTask, whole };
}

function total(events: readonly TraceEvent[]): number {
  return events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;
}

function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  return events
    .filter((event) => !events.some((other) => other !== event && contains(other, event)))
    .toSorted((a, b) => a.ts - b.ts);
}

function contains(outer: TraceEvent, inner: TraceEvent): boolean {
  const outerEnd = outer.ts + (outer.dur ?? 0);
  const isInside = outer.ts <= inner.ts && inner.ts + (inner.dur ?? 0) <= outerEnd;
  return (
    isInside && outer.tid === inner.tid && outer.pid === inner.pid && (outer.dur ?? 0) > (inner.dur ?? 0)
  );
}

/** @returns the median */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
