/** The state of a page at one moment: memory, listeners, timers, observers. Counted without references to them. */
import type { CDPSession, Page } from 'playwright-core';

export interface Standing {
  /** After a collection. */
  readonly heapMb: number;
  readonly listeners: number;
  readonly nodes: number;
  /** Pending timeouts and intervals. */
  readonly timers: number;
  /** Pairs of an observer and what it observes. */
  readonly observers: number;
}

/** Runs in the page, before any other script. */
export function countStanding(): void {
  const counts = { timers: 0, observers: 0 };
  Object.assign(window, { standing: counts });

  const running = new Set<unknown>();
  const [setTimeout, clearTimeout] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const [setInterval, clearInterval] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
  const forget = (id: unknown): void => {
    running.delete(id);
    counts.timers = running.size;
  };
  const note = (id: unknown): void => {
    running.add(id);
    counts.timers = running.size;
  };
  window.setTimeout = ((run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = setTimeout(() => {
      forget(id);
      if (typeof run === 'function') (run as (...given: unknown[]) => void)(...given);
    }, ms);
    note(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    forget(id);
    clearTimeout(id);
  };
  window.setInterval = ((run: TimerHandler, ms?: number, ...given: unknown[]) => {
    const id = setInterval(run, ms, ...given);
    note(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    forget(id);
    clearInterval(id);
  };

  interface Observing {
    observe: (target: Element, options?: object) => void;
    unobserve?: (target: Element) => void;
    disconnect: () => void;
  }
  const observed = new WeakMap<object, { readonly targets: WeakSet<Element>; count: number }>();
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const methods = window[name].prototype as Observing;
    // oxlint-disable-next-line typescript/unbound-method -- they are called with their observer below
    const { observe, unobserve, disconnect } = methods;
    methods.observe = function (target, options) {
      observe.call(this, target, options);
      const own = observed.get(this) ?? { targets: new WeakSet(), count: 0 };
      observed.set(this, own);
      if (own.targets.has(target)) return;
      own.targets.add(target);
      own.count += 1;
      counts.observers += 1;
    };
    if (unobserve) {
      methods.unobserve = function (target) {
        unobserve.call(this, target);
        const own = observed.get(this);
        if (!own?.targets.delete(target)) return;
        own.count -= 1;
        counts.observers -= 1;
      };
    }
    methods.disconnect = function () {
      disconnect.call(this);
      counts.observers -= observed.get(this)?.count ?? 0;
      observed.delete(this);
    };
  }
}

/** Measures an idle page. */
export async function readStanding(page: Page, devtools: CDPSession): Promise<Standing> {
  // The first collection may release more objects for a second one.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  const counts = await page.evaluate(
    () => (window as unknown as { standing: { timers: number; observers: number } }).standing,
  );
  return {
    heapMb: metric('JSHeapUsedSize') / 1e6,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    ...counts,
  };
}
