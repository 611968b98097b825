/** The cost of a scripted visit to a page, as the browser measures it. */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import type { Browser, CDPSession, Page } from 'playwright-core';

/** Times in ms, sizes in kB of 1,000 bytes as they come over the network. */
export interface Vitals {
  /** JavaScript that runs until the page is idle, before the visitor does anything. */
  readonly scriptKbAtLoad: number;
  /** JavaScript that is fetched in advance in that time, and does not run. */
  readonly scriptKbInAdvance: number;
  /** JavaScript until the end of the visit. */
  readonly scriptKb: number;
  readonly kb: number;
  readonly requests: number;
  /** Running scripts, until the end of the visit. */
  readonly scriptMs: number;
  /** The sum of task time beyond 50 ms, until the page is idle. */
  readonly blockingMs: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** The slowest response to an action of the visitor. */
  readonly inpMs: number;
  /** After a collection, at the end of the visit. */
  readonly heapMb: number;
  readonly listeners: number;
}

/** How the page is visited. */
export interface VisitOptions {
  readonly cpuSlowdown: number;
  /** The elements that the visitor clicks on, in order; a selector without a visible match is skipped. */
  readonly clicks: readonly string[];
}

/** A page is idle when it has requested nothing for this time, in ms. */
const QUIET_MS = 500;
const LONG_TASK_MS = 50;
const SCROLL_STEP_PX = 600;

interface Collected {
  blocking: number;
  lcp: number;
  cls: number;
  inp: number;
}

/** Visits a page in a fresh context. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { cpuSlowdown, clicks }: VisitOptions,
): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const traffic = await watchTraffic(devtools);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(collect, LONG_TASK_MS);
  await page.goto(url, { waitUntil: 'load' });
  await rest(page, traffic);
  const { blocking } = await collected(page);
  const inAdvance = await page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'), ({ href }) => href),
  );
  const scriptKbInAdvance = traffic.scriptKb(inAdvance);
  const scriptKbAtLoad = traffic.scriptKb() - scriptKbInAdvance;
  await scrollThrough(page);
  for (const selector of clicks) await click(page, selector);
  await rest(page, traffic);
  const { lcp, cls, inp } = await collected(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  const vitals = {
    scriptKbAtLoad,
    scriptKbInAdvance,
    scriptKb: traffic.scriptKb(),
    kb: traffic.kb(),
    requests: traffic.requests(),
    scriptMs: metric('ScriptDuration') * 1000,
    blockingMs: blocking,
    lcpMs: lcp,
    cls,
    inpMs: inp,
    heapMb: metric('JSHeapUsedSize') / 1e6,
    listeners: metric('JSEventListeners'),
  };
  await context.close();
  return vitals;
}

/** Runs in the page, before any other script. */
function collect(longTaskMs: number): void {
  // Without scripts a picture's link leaves the page, and the other page would be measured.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  const sums: Collected = { blocking: 0, lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { vitals: sums });
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
  return page.evaluate(() => (window as unknown as { vitals: Collected }).vitals);
}

interface Traffic {
  readonly kb: () => number;
  /** @param urls omitted for all scripts */
  readonly scriptKb: (urls?: readonly string[]) => number;
  readonly requests: () => number;
  /** The time of the last request or response. */
  readonly lastAt: () => number;
}

async function watchTraffic(devtools: CDPSession): Promise<Traffic> {
  const scripts = new Map<string, { readonly url: string; bytes: number }>();
  let [bytes, requests, lastAt] = [0, 0, 0];
  devtools.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:')) return;
    requests += 1;
    lastAt = Date.now();
    if (type === 'Script') scripts.set(requestId, { url: request.url, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now();
    bytes += encodedDataLength;
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  await devtools.send('Network.enable');
  return {
    kb: () => bytes / 1000,
    scriptKb: (urls) =>
      [...scripts.values()]
        .filter(({ url }) => !urls || urls.includes(url))
        .reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    requests: () => requests,
    lastAt: () => lastAt,
  };
}

async function rest(page: Page, { lastAt }: Traffic): Promise<void> {
  do {
    await page.evaluate(() => window.atoll?.settled());
    await page.waitForTimeout(QUIET_MS);
  } while (Date.now() - lastAt() < QUIET_MS);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += SCROLL_STEP_PX) {
    await page.mouse.wheel(0, SCROLL_STEP_PX);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await page.evaluate(() => window.atoll?.settled());
  await page.evaluate(() => scrollTo(0, 0));
}

/** A mouse press at the element's position, whatever covers it, as a visitor would press. */
async function click(page: Page, selector: string): Promise<void> {
  const box = await page.evaluate((selector) => {
    const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
    element?.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2, isThere: width > 0 };
  }, selector);
  if (!box.isThere) return;
  await page.mouse.click(box.x, box.y);
  // The response to a press is measured to the next frame; an animation of half a second may follow.
  await page.waitForTimeout(300);
  if (await page.evaluate(() => document.querySelector('.pswp') !== null))
    await page.keyboard.press('Escape');
}
