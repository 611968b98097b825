/**
 * The time until the lightbox is open, in Chromium at 4× CPU throttling: from the click to the first frame that shows
 * the dialog, without animation. Medians of five page loads; `npm run bench` prints them.
 */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { type Figure, figure, keepResults } from './results';
import { longestTaskOf, median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** The content around the slide: thumbnails, neighbours, zoom. */
const SETTLE_MS = 700;

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
  // The measuring code must not run in the measured tasks.
  await page.evaluate(() => {
    const opened = new Promise<number>((resolve) => {
      const start = (): void => {
        const startMs = performance.now();
        const look = (): void => {
          if (!document.querySelector('.pswp--ui-visible .atoll-lightbox-toolbar'))
            requestAnimationFrame(look);
          else setTimeout(() => resolve(performance.now() - startMs));
        };
        requestAnimationFrame(look);
      };
      window.addEventListener('atoll-bench', () => {
        start();
        setTimeout(() => document.querySelector<HTMLElement>('[data-atoll="lightbox"]')?.click());
      });
    });
    Object.assign(window, { opened });
  });
  let openMs = 0;
  const longestTaskMs = await longestTaskOf(browser, page, async () => {
    await page.evaluate(() => void window.dispatchEvent(new Event('atoll-bench')));
    openMs = await page.evaluate(() => Reflect.get(window, 'opened') as Promise<number>);
    await page.waitForTimeout(SETTLE_MS);
  });
  await context.close();
  return { openMs, longestTaskMs };
}

test('opening the lightbox', { timeout: 600_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  server.routes.set('/gallery', { body: htmlPage({ body: fragment('goodlayers/lightbox-2.1.7.html') }) });
  const rows: Figure[] = [];
  for (const [what, isPrefetched] of [
    ['after a hover, with its code there', true],
    ['without one: React, the library and the rest are fetched first', false],
  ] as const) {
    const runs: Latency[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureOpening(browser, `${server.origin}/gallery`, isPrefetched));
    rows.push(
      figure(`click to dialog, ${what}`, median(runs.map(({ openMs }) => openMs))),
      figure(`longest task, ${what}`, median(runs.map(({ longestTaskMs }) => longestTaskMs)), {
        limit: LIMITS.timesMs.longestTaskAt4x,
      }),
    );
  }
  await browser.close();
  await server.close();
  keepResults('lightbox', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
});
