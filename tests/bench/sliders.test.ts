/**
 * What sliders cost, in Chromium at 4× CPU throttling: the time to mount ten, and the frames that are lost in three
 * seconds in which all of them turn. Medians of five page loads; `npm run bench` prints them.
 */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { measureLoad, median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const COUNT = 10;
const AUTOPLAY_MS = 3000;

const KINDS = ['slider-2.1.7', 'slider-2.1.7-kenburn', 'slider-2.1.7-carousel', 'slider-1.8.7'];

const body = Array.from({ length: COUNT }, (_, index) =>
  // Quick enough that each turns several times in the time that is looked at.
  fragment(`goodlayers/${KINDS[index % KINDS.length] ?? ''}.html`).replace(
    'data-nav=',
    'data-pausetime="700" data-nav=',
  ),
).join('');

/** @returns how many frames of the screen passed without one of the page */
async function droppedFrames(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 9000 } });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-atoll="slider"][data-atoll-state="ready"]').length === count,
    COUNT,
  );
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const dropped = await page.evaluate(
    (durationMs) =>
      new Promise<number>((resolve) => {
        let lost = 0;
        let first = 0;
        let last = 0;
        const FRAME_MS = 1000 / 60;
        const look = (now: number): void => {
          if (last > 0) lost += Math.max(0, Math.round((now - last) / FRAME_MS) - 1);
          first ||= now;
          last = now;
          if (now - first < durationMs) requestAnimationFrame(look);
          else resolve(lost);
        };
        requestAnimationFrame(look);
      }),
    AUTOPLAY_MS,
  );
  await page.close();
  return dropped;
}

test('sliders cost', { timeout: 300_000 }, async () => {
  const [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  server.routes.set('/sliders', { body: htmlPage({ body }) });
  const url = `${server.origin}/sliders`;
  const costs = [];
  const lost: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    costs.push(await measureLoad(browser, url, { cpuSlowdown: CPU_SLOWDOWN, mountAll: true }));
    lost.push(await droppedFrames(browser, url));
  }
  await browser.close();
  await server.close();
  const mountMs = median(costs.map(({ atollMs }) => atollMs));
  const longestMs = median(costs.map(({ longestTaskMs }) => longestTaskMs));
  console.log(
    [
      `| at ${CPU_SLOWDOWN}× throttling, median of ${RUNS} | measured |`,
      '| --- | --- |',
      `| mounting ${COUNT} sliders, all of our code | ${mountMs.toFixed(1)} ms |`,
      `| the longest task of it | ${longestMs.toFixed(1)} ms |`,
      `| frames lost in ${AUTOPLAY_MS / 1000} s in which ${COUNT} sliders turn, of ${(AUTOPLAY_MS / 1000) * 60} | ${median(lost)} |`,
    ].join('\n'),
  );
  expect([mountMs, longestMs, ...lost].every(Number.isFinite)).toBe(true);
});
