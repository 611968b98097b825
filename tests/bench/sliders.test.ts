/**
 * The cost of sliders, in Chromium at 4× CPU throttling: the time to mount ten, and the frames that are lost in three
 * seconds while all of them move. Medians of five page loads; `npm run bench` prints them.
 */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { figure, keepResults } from './results';
import { measureLoad, median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const COUNT = 10;
const AUTOPLAY_MS = 3000;

const KINDS = ['slider-2.1.7', 'slider-2.1.7-kenburn', 'slider-2.1.7-carousel', 'slider-1.8.7'];

/** Small enough that all of them are on the screen. */
const body = (autoplay: string): string => {
  const sliders = Array.from({ length: COUNT }, (_, index) =>
    fragment(`goodlayers/${KINDS[index % KINDS.length] ?? ''}.html`)
      .replace(' data-pausetime="60000"', '')
      .replace('data-nav=', `${autoplay} data-nav=`),
  );
  return `<div style="display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:20px">${sliders.join('')}</div>`;
};

/** @returns ms from the first slider's due time until the last one has mounted, and the frames lost afterwards */
async function run(
  browser: Browser,
  url: string,
): Promise<{ readonly mountMs: number; readonly lost: number }> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.evaluate(() => {
    for (const { element } of window.atoll?.widgets() ?? [])
      element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  });
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-atoll="slider"][data-atoll-state="ready"]').length === count,
    COUNT,
  );
  const mountMs = await page.evaluate(() => {
    const sliders = (window.atoll?.widgets() ?? []).filter(({ name }) => name === 'slider');
    const last = Math.max(...sliders.map(({ readyAt = NaN }) => readyAt));
    return last - Math.min(...sliders.map(({ dueAt = NaN }) => dueAt));
  });
  const lost = await page.evaluate(
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
  return { mountMs, lost };
}

test('the cost of sliders', { timeout: 300_000 }, async () => {
  const [browser, server] = await Promise.all([launchChromium(), startPageServer()]);
  server.routes.set('/sliders', { body: htmlPage({ body: body('data-pausetime="700"') }) });
  server.routes.set('/resting', { body: htmlPage({ body: body('data-disable-autoslide="1"') }) });
  const costs = [];
  const turning = [];
  const resting = [];
  for (let round = 0; round < RUNS; round += 1) {
    costs.push(
      await measureLoad(browser, `${server.origin}/sliders`, { cpuSlowdown: CPU_SLOWDOWN, mountAll: true }),
    );
    turning.push(await run(browser, `${server.origin}/sliders`));
    resting.push(await run(browser, `${server.origin}/resting`));
  }
  await browser.close();
  await server.close();
  const frames = `of ${(AUTOPLAY_MS / 1000) * 60}`;
  const rows = [
    figure(
      `from due to there, ${COUNT} sliders, their code fetched in between`,
      median(turning.map(({ mountMs }) => mountMs)),
    ),
    figure('longest task of our code', median(costs.map(({ longestTaskMs }) => longestTaskMs)), {
      limit: LIMITS.timesMs.longestTaskAt4x,
    }),
    figure(
      `frames lost in ${AUTOPLAY_MS / 1000} s while ${COUNT} sliders turn`,
      median(turning.map(({ lost }) => lost)),
      {
        unit: frames,
      },
    ),
    figure('the same while none of them turns', median(resting.map(({ lost }) => lost)), { unit: frames }),
  ];
  keepResults('sliders', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
});
