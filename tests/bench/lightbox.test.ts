/**
 * How long a visitor waits for the lightbox, in Chromium at 4× CPU throttling: from the click to the first frame in
 * which the dialog stands, without movement. Medians of five fresh page loads; `npm run bench` prints them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { ROOT, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/** Times in ms. */
interface Latency {
  readonly openMs: number;
  readonly longestTaskMs: number;
}

async function measureOpening(browser: Browser, url: string, isPrefetched: boolean): Promise<Latency> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.waitForFunction(() => document.querySelector('[data-atoll="lightbox"]'));
  if (isPrefetched) {
    await page.evaluate(() =>
      document.querySelector('[data-atoll="lightbox"]')?.dispatchEvent(new PointerEvent('pointerover')),
    );
    await page.waitForLoadState('networkidle');
  }
  const latency = await page.evaluate(
    () =>
      new Promise<{ openMs: number; longestTaskMs: number }>((resolve) => {
        let longestTaskMs = 0;
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
        }).observe({ type: 'longtask' });
        const start = performance.now();
        const look = (): void => {
          if (!document.querySelector('.pswp--ui-visible .atoll-lightbox-toolbar')) {
            requestAnimationFrame(look);
            return;
          }
          const openMs = performance.now() - start;
          setTimeout(() => resolve({ openMs, longestTaskMs }), 300);
        };
        document.querySelector<HTMLElement>('[data-atoll="lightbox"]')?.click();
        requestAnimationFrame(look);
      }),
  );
  await context.close();
  return latency;
}

test('opening the lightbox', { timeout: 600_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  server.routes.set('/gallery', { body: htmlPage({ body: fragment('goodlayers/lightbox-2.1.7.html') }) });
  const rows: { what: string; openMs: number; longestTaskMs: number }[] = [];
  for (const [what, isPrefetched] of [
    ['after a hover: its code is there', true],
    ['without one: React, the library and the rest are fetched first', false],
  ] as const) {
    const runs: Latency[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureOpening(browser, `${server.origin}/gallery`, isPrefetched));
    rows.push({
      what,
      openMs: median(runs.map(({ openMs }) => openMs)),
      longestTaskMs: median(runs.map(({ longestTaskMs }) => longestTaskMs)),
    });
  }
  await browser.close();
  await server.close();
  console.log(
    [
      `| open the lightbox, at ${CPU_SLOWDOWN}× throttling, median of ${RUNS} | click to dialog | longest task |`,
      '| --- | --- | --- |',
    ]
      .concat(
        rows.map(
          ({ what, openMs, longestTaskMs }) =>
            `| ${what} | ${openMs.toFixed(0)} ms | ${longestTaskMs.toFixed(0)} ms |`,
        ),
      )
      .join('\n'),
  );
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(join(ROOT, 'dist/bench-lightbox.json'), `${JSON.stringify(rows, null, 2)}\n`);
  expect(rows.every(({ openMs }) => Number.isFinite(openMs))).toBe(true);
});
