/**
 * The cost of a listing in Chromium: from the click to the frame that shows the new items, at 4× CPU throttling and
 * with a server that takes no time, and the memory that fifty changes of a filter leave. Printed by `npm run bench`.
 * A figure over its limit is marked and does not fail.
 */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { figure, keepResults } from './results';
import { median } from './trace';

const CPU_SLOWDOWN = 4;
const ROUNDS = 20;
const CHANGES = 50;
const NAMES = ['Biology', 'History', 'Music', 'Sport'] as const;

/** Milliseconds from a click to the first frame with the new items, without the request's time. */
function measureChange(page: Page, name: string): Promise<number> {
  return page.evaluate(async (name) => {
    const holder = document.querySelector('.gdlr-core-portfolio-item-holder');
    const link = [...document.querySelectorAll<HTMLElement>('.gdlr-core-filterer')].find(
      ({ textContent }) => textContent === name,
    );
    if (!holder || !link) throw new Error('there is no listing');
    performance.clearResourceTimings();
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        resolve();
      });
      observer.observe(holder, { childList: true });
    });
    const start = performance.now();
    link.click();
    await changed;
    // The frame after the next starts once the next has been painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const painted = performance.now();
    const server = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('/ajax'))
      .reduce((sum, { duration }) => sum + duration, 0);
    return painted - start - server;
  }, name);
}

/** Waits until the next click may be measured. */
async function isIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.gdlr-core-disable,.gdlr-core-now-loading'));
}

test('the cost of changing a filter', { timeout: 300_000 }, async () => {
  const [browser, server] = await Promise.all([
    launchChromium(['--enable-precise-memory-info', '--js-flags=--expose-gc']),
    startPageServer(),
  ]);
  const body = fragment('goodlayers/listing-2.1.7.html');
  server.routes.set('/bench', { body: htmlPage({ body, config: { ajaxUrl: '/ajax' } }) });
  server.routes.set('/ajax', ({ body }) => ({ body: JSON.stringify(listingAnswer(body)) }));
  const page = await browser.newPage({ viewport: { width: 1000, height: 2000 } });
  const devtools = await page.context().newCDPSession(page);
  const open = async (): Promise<void> => {
    await page.goto(`${server.origin}/bench`);
    await page.waitForSelector('[data-atoll~="listing"]');
    await page.evaluate(() => window.atoll?.settled());
  };

  const firstTime: number[] = [];
  const again: number[] = [];
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  while (firstTime.length < ROUNDS) {
    await open();
    // The code loads with the first change of a page, which is not counted.
    await measureChange(page, 'Sport');
    await isIdle(page);
    for (const name of NAMES.slice(0, 3)) {
      firstTime.push(await measureChange(page, name));
      await isIdle(page);
    }
    for (const name of NAMES.slice(0, 3)) {
      again.push(await measureChange(page, name));
      await isIdle(page);
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const change = async (count: number): Promise<void> => {
    for (let round = 0; round < count; round += 1) {
      await measureChange(page, NAMES[round % NAMES.length] ?? '');
      await isIdle(page);
    }
  };
  // Every response once, so that the response cache is full.
  await change(NAMES.length);
  const before = await heap();
  await change(CHANGES);
  const growthMb = ((await heap()) - before) / 1e6;
  await browser.close();
  await server.close();

  const rows = [
    figure('click to new items painted, first time', median(firstTime.slice(0, ROUNDS))),
    figure('click to new items painted, from memory', median(again.slice(0, ROUNDS))),
    figure(`heap after ${CHANGES} changes`, growthMb, { unit: 'MB', limit: LIMITS.heapGrowthMb }),
  ];
  keepResults('listings', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
  expect(growthMb).toBeLessThan(LIMITS.heapGrowthMb);
});
