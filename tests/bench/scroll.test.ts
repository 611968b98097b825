/**
 * The cost of following the screen: a page with 20 parallax sections and 2 sticky sidebars, scrolled from top to
 * bottom at 4× CPU throttling. `npm run bench` prints the figures; times are not tests.
 */
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { figure, keepResults } from './results';
import { measureScroll, median, type ScrollCost } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const STEP_PX = 40;

test('the cost of scrolling', { timeout: 300_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  const sections = fragment('goodlayers/parallax-2.1.7.html').repeat(10);
  const sidebar = fragment('goodlayers/sticky-sidebar-2.1.7.html');
  const body = `<style>.gdlr-core-pbf-sidebar-content{height:2500px}</style>${sections}${sidebar}${sections}${sidebar}`;
  server.routes.set('/scroll', { body: htmlPage({ body }) });
  const costs: ScrollCost[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const options = { cpuSlowdown: CPU_SLOWDOWN, stepPx: STEP_PX };
    costs.push(await measureScroll(browser, `${server.origin}/scroll`, options));
  }
  await browser.close();
  await server.close();

  const frames = median(costs.map(({ frames }) => frames));
  keepResults('scroll', [
    figure(`one of ${frames} frames`, median(costs.map(({ medianMs }) => medianMs)), {
      limit: LIMITS.timesMs.medianScrollFrameAt4x,
    }),
    figure('the worst of them', median(costs.map(({ worstMs }) => worstMs)), {
      limit: LIMITS.timesMs.longestTaskAt4x,
    }),
  ]);
  expect(frames).toBeGreaterThan(50);
});
