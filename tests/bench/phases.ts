/** The cost of a page in phases: loading, rest, scrolling, and two presses. */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from 'playwright-core';

/** Times in ms. A press is absent on a page without its element, and in a page without scripts. */
export interface Phases {
  /** The sum of task time beyond 50 ms, until five seconds after the load. */
  readonly blockingMs: number;
  /** Running scripts, until five seconds after the load. */
  readonly scriptMs: number;
  /** The scripts until five seconds after the load, gzipped, in kB of 1,000 bytes. */
  readonly scriptKb: number;
  readonly lcpMs: number;
  /** All tasks in five seconds without an action. */
  readonly idleTaskMs: number;
  readonly scrollScriptMs: number;
  readonly scrollFps: number;
  /** The requests of loading and scrolling. */
  readonly requests: number;
  /** The layout shift of loading and scrolling. */
  readonly cls: number;
  readonly accordion?: Press;
  readonly tab?: Press;
}

/** What a visitor notices of a press. */
export interface Press {
  /** From the press to the first frame in which the widget is different. */
  readonly firstFrameMs: number;
  /** The browser's measure of the press, rounded by it to 8 ms. */
  readonly inpMs: number;
}

/** Where a page is visited. */
export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly cpuSlowdown: number;
  /** The connection; that of the machine by default. */
  readonly network?: { readonly latencyMs: number; readonly bytesPerS: number };
}

export const DESKTOP: Device = { viewport: { width: 1350, height: 940 }, cpuSlowdown: 4 };

/** On slow 4G: 150 ms, 1.6 Mbit/s. */
export const PHONE: Device = {
  viewport: { width: 412, height: 823 },
  cpuSlowdown: 6,
  network: { latencyMs: 150, bytesPerS: 200_000 },
};

const LONG_TASK_MS = 50;
const PHASE_MS = 5000;
const SCROLL_STEPS = 24;
const SCROLL_STEP_MS = 200;
/** A page that scrolls smoothly has arrived, and widgets there are mounted. */
const ARRIVAL_MS = 900;

/** A title's selector, which of its matches to press, and the selector of the widget that changes. */
const PRESSES = {
  accordion: [
    ['.gdlr-core-accordion-item-title', 2, '.gdlr-core-accordion-item'],
    ['.eael-accordion-header', 1, '.eael-adv-accordion'],
  ],
  tab: [
    ['.gdlr-core-tab-item-title', 1, '.gdlr-core-tab-item'],
    ['.eael-tabs-nav li', 1, '.eael-advance-tabs'],
  ],
} as const;

interface Collected {
  blocking: number;
  lcp: number;
  cls: number;
  inp: number;
}

/**
 * Visits a page in a fresh context.
 *
 * @param canPress false for a page without scripts
 */
export async function measurePhases(
  browser: Browser,
  url: string,
  { viewport, cpuSlowdown, network }: Device,
  canPress: boolean,
): Promise<Phases> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  // WordPress loads this script only in browsers that cannot draw the newest emojis, such as one on a server without fonts.
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: ['*wp-emoji-release*'] });
  if (network)
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latencyMs,
      downloadThroughput: network.bytesPerS,
      uploadThroughput: network.bytesPerS,
    });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(collect, LONG_TASK_MS);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  let requests = 0;
  page.on('request', () => (requests += 1));
  await page.goto(url, { waitUntil: 'load', timeout: 180_000 });
  await page.waitForTimeout(PHASE_MS);
  const loaded = await metrics(devtools);
  const atLoad = [...scripts];
  const { blocking, lcp } = await collected(page);
  await page.waitForTimeout(PHASE_MS);
  const rested = await metrics(devtools);
  const scrollFps = await scrollThrough(page);
  const scrolled = await metrics(devtools);
  const requestsOfVisit = requests;
  const accordion = canPress ? await press(page, PRESSES.accordion) : undefined;
  const tab = canPress ? await press(page, PRESSES.tab) : undefined;
  const { cls } = await collected(page);
  const sizes = await Promise.all(atLoad.map(gzippedBytes));
  await context.close();
  return {
    blockingMs: blocking,
    scriptMs: loaded.script,
    scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000,
    lcpMs: lcp,
    idleTaskMs: rested.task - loaded.task,
    scrollScriptMs: scrolled.script - rested.script,
    scrollFps,
    requests: requestsOfVisit,
    cls,
    ...(accordion && { accordion }),
    ...(tab && { tab }),
  };
}

/** @returns the size that a server would send; 0 for a response without a body */
async function gzippedBytes(response: Response): Promise<number> {
  try {
    return gzipSync(await response.body()).byteLength;
  } catch {
    return 0;
  }
}

/** Runs in the page, before any other script. */
function collect(longTaskMs: number): void {
  const sums: Collected = { blocking: 0, lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { phases: sums });
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, ...(type === 'event' && { durationThreshold: 16 }) });
  };
  watch('longtask', ({ duration }) => (sums.blocking += duration - longTaskMs));
  watch('largest-contentful-paint', ({ startTime }) => (sums.lcp = startTime));
  watch('layout-shift', ({ value = 0, hadRecentInput }) => (sums.cls += hadRecentInput ? 0 : value));
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) sums.inp = Math.max(sums.inp, duration);
  });
}

function collected(page: Page): Promise<Collected> {
  return page.evaluate(() => (window as unknown as { phases: Collected }).phases);
}

async function metrics(devtools: CDPSession): Promise<{ readonly script: number; readonly task: number }> {
  const all = await devtools.send('Performance.getMetrics');
  const value = (wanted: string): number =>
    (all.metrics.find(({ name }) => name === wanted)?.value ?? NaN) * 1000;
  return { script: value('ScriptDuration'), task: value('TaskDuration') };
}

/** Scrolls to the end and back in jumps. @returns the frames per second meanwhile */
function scrollThrough(page: Page): Promise<number> {
  return page.evaluate(
    async ([steps, stepMs]) => {
      const start = performance.now();
      let frames = 0;
      let isOver = false;
      const count = (): void => {
        frames += 1;
        if (!isOver) requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const bottom = document.documentElement.scrollHeight - innerHeight;
      for (let step = 1; step <= steps; step += 1) {
        const share = 1 - Math.abs(1 - (2 * step) / steps);
        scrollTo({ top: bottom * share, behavior: 'instant' });
        await new Promise((resolve) => setTimeout(resolve, stepMs));
      }
      isOver = true;
      return (frames * 1000) / (performance.now() - start);
    },
    [SCROLL_STEPS, SCROLL_STEP_MS] as const,
  );
}

/** Scrolls to a title and presses it with the mouse. @returns undefined if the page does not have it */
async function press(
  page: Page,
  places: readonly (readonly [selector: string, index: number, root: string])[],
): Promise<Press | undefined> {
  for (const [selector, index, root] of places) {
    const title = page.locator(selector).nth(index);
    if ((await title.count()) === 0) continue;
    await title.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(ARRIVAL_MS);
    const box = await title.boundingBox();
    if (!box) continue;
    const change = await title.evaluateHandle(watchForChange, root);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(SCROLL_STEP_MS);
    await page.evaluate(() => ((window as unknown as { phases: Collected }).phases.inp = 0));
    await page.mouse.down();
    await page.mouse.up();
    const firstFrameMs = await change.evaluate(({ whenChanged }) => whenChanged);
    await page.waitForTimeout(PHASE_MS / 5);
    return { firstFrameMs, inpMs: (await collected(page)).inp };
  }
  return undefined;
}

/** Runs in the page. @returns a promise of the time from the next press to the first frame with a change, in ms */
function watchForChange(title: Element, rootSelector: string): { readonly whenChanged: Promise<number> } {
  const root = title.closest(rootSelector);
  const whenChanged = new Promise<number>((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        const before = root?.outerHTML;
        const check = (): void => {
          const elapsed = performance.now() - timeStamp;
          if (root?.outerHTML === before && elapsed < 3000) requestAnimationFrame(check);
          else resolve(elapsed);
        };
        requestAnimationFrame(check);
      },
      { once: true, capture: true },
    );
  });
  return { whenChanged };
}
