/**
 * How the cost grows with the number of widgets: 10 to 5,000 accordions and counters on one page, on the screen or
 * far below it. Chromium at 4× CPU throttling; `npm run bench -- growth` runs only this.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { keepResults, type Row } from './results';
import { median } from './trace';

const RUNS = Number(process.env['ATOLL_RUNS'] ?? 5);
const CPU_SLOWDOWN = 4;
const COUNTS = [10, 100, 1000, 5000];
/** Larger pages are loaded once: they take minutes, and vary little. */
const MANY = 1000;
const TIME_LIMIT_MS = 900_000;

interface Cost {
  readonly settledMs: number;
  readonly scriptMs: number;
  readonly longestTaskMs: number;
  readonly heapMb: number;
  readonly listeners: number;
}

let browser: Browser;
let server: PageServer;
const rows: Row[] = [];

beforeAll(async () => {
  [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
  keepResults('growth', rows);
});

/** On the screen: small enough that all of them fit, and with a layout that changes only locally. */
function pageWith(count: number, isOnScreen: boolean): string {
  const [accordion, counter] = ['accordion-2.1.7-box-icon', 'counter-2.1.7'].map((name) =>
    fragment(`goodlayers/${name}.html`),
  );
  const widgets = Array.from({ length: count }, (_, index) => (index % 2 ? accordion : counter));
  const place = isOnScreen ? '' : 'padding-top:5000px';
  const [cell, content] = isOnScreen
    ? [
        'contain:strict;float:left;width:12px;height:12px',
        'width:1000px;transform:scale(.01);transform-origin:0 0',
      ]
    : ['', ''];
  const cells = widgets.map((html) => `<div style="${cell}"><div style="${content}">${html}</div></div>`);
  return `<div style="${place}">${cells.join('')}</div>`;
}

async function measure(path: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(server.origin + path);
  const settledMs = await page.evaluate(async () => {
    // Observers have reported what is on the screen after the next frame.
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    await window.atoll?.settled();
    const [entry] = performance.getEntriesByType('navigation');
    const parsed = entry instanceof PerformanceNavigationTiming ? entry.domInteractive : 0;
    return performance.now() - parsed;
  });
  const longestTaskMs = await page.evaluate(
    () => (window as unknown as { longest: { ms: number } }).longest.ms,
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? NaN;
  await context.close();
  return {
    settledMs,
    scriptMs: metric('ScriptDuration') * 1000,
    longestTaskMs,
    heapMb: metric('JSHeapUsedSize') / 1e6,
    listeners: metric('JSEventListeners'),
  };
}

const cases = [false, true].flatMap((isOnScreen) => COUNTS.map((count) => ({ count, isOnScreen })));

it.each(cases)('$count widgets, on screen: $isOnScreen', { timeout: TIME_LIMIT_MS }, async (one) => {
  const path = `/growth-${one.count}-${one.isOnScreen}`;
  server.routes.set(path, { body: htmlPage({ body: pageWith(one.count, one.isOnScreen) }) });
  const runs: Cost[] = [];
  const times = one.count > MANY ? 1 : RUNS;
  for (let run = 0; run < times; run += 1) runs.push(await measure(path));
  server.routes.delete(path);
  const middle = (key: keyof Cost): number => median(runs.map((run) => run[key]));
  rows.push({
    widgets: one.count,
    where: one.isOnScreen ? 'on the screen' : 'far below it',
    'from parsed to settled, ms': middle('settledMs'),
    'script time, ms': middle('scriptMs'),
    'longest task, ms': middle('longestTaskMs'),
    'heap, MB': middle('heapMb'),
    listeners: middle('listeners'),
  });
  expect(middle('settledMs')).toBeGreaterThan(0);
});
