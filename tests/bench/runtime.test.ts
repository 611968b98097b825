/**
 * The cost of the runtime: the limits that are times (design, section 7), in Chromium at 4× CPU throttling. Figures
 * are medians of five page loads; `npm run bench` prints them. A figure over its limit is marked and does not fail:
 * times are not tests.
 */
import type { Browser } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { figure, keepResults } from './results';
import { type Cost, measureLoad, median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

const MIXED = [
  'goodlayers/accordion-2.1.7-box-icon.html',
  'goodlayers/toggle-box-2.1.7-background-title.html',
  'goodlayers/counter-2.1.7.html',
];

/** One of each panel of the page builder. */
const PANELS = [
  'tabs-2.1.7-theme-images',
  'tabs-2.1.7-style2-horizontal',
  'tabs-2.1.7-featurev',
  'price-table-2.1.7',
  'price-plan-2.1.7',
  'alert-box-2.1.7',
  'flip-box-2.1.7',
  'hover-box-2.1.7',
  'feature-content-2.1.7',
  'dropdown-tab-2.1.7',
].map((name) => `goodlayers/${name}.html`);

/** Four nodes without a widget. */
const FILLER = '<div class="gdlr-core-pbf-column"><p>Text <a href="#">link</a></p></div>';

const widgets = (count: number, files: readonly string[] = MIXED): string =>
  Array.from({ length: count }, (_, index) => fragment(files[index % files.length] ?? '')).join('');

test('the cost of the runtime', { timeout: 600_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  const crowded = htmlPage({ body: `${widgets(60)}${FILLER.repeat(900)}` });
  const below = (count: number): string =>
    htmlPage({ body: `<div style="height:300vh"></div>${widgets(count)}` });
  server.routes.set('/crowded', { body: crowded });
  server.routes.set('/panels', { body: htmlPage({ body: widgets(60, PANELS) }) });
  server.routes.set('/plain', { body: htmlPage({ body: FILLER.repeat(100) }) });
  server.routes.set('/one', { body: below(1) });
  server.routes.set('/few', { body: below(10) });
  server.routes.set('/many', { body: below(1000) });
  const load = async (path: string, mountAll = false): Promise<Cost[]> => {
    const costs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      costs.push(await measureLoad(browser, server.origin + path, { cpuSlowdown: CPU_SLOWDOWN, mountAll }));
    }
    return costs;
  };
  const all = await load('/crowded', true);
  const panels = await load('/panels', true);
  const plain = await load('/plain');
  const few = await load('/few');
  const many = await load('/many');
  const replays: number[] = [];
  for (let run = 0; run < RUNS; run += 1) replays.push(await measureReplay(browser, `${server.origin}/one`));
  const replayMs = median(replays);
  await browser.close();
  await server.close();

  const extra = middle(many, 'atollMs') - middle(few, 'atollMs');
  const { timesMs, layoutShift } = LIMITS;
  const rows = [
    figure('the entry on a page without widgets', middle(plain, 'atollMs'), {
      limit: timesMs.entryOnPageWithoutWidgetsAt4x,
    }),
    figure('a click before the code is there: from mounted to done again', replayMs, {
      limit: timesMs.replayAfterMount,
    }),
    figure('entry and first scan, 5,000 nodes with 60 widgets', middle(all, 'entryMs'), {
      limit: timesMs.entryAndScan5000NodesAt4x,
    }),
    figure('longest task while 60 widgets mount', middle(all, 'longestTaskMs'), {
      limit: timesMs.longestTaskAt4x,
    }),
    figure('longest task while 60 panels mount', middle(panels, 'longestTaskMs'), {
      limit: timesMs.longestTaskAt4x,
    }),
    figure('layout shift while 60 widgets mount', middle(all, 'layoutShift'), {
      unit: '',
      limit: layoutShift,
    }),
    figure('layout shift while 60 panels mount', middle(panels, 'layoutShift'), {
      unit: '',
      limit: layoutShift,
    }),
    figure('1,000 against 10 off-screen widgets, extra main-thread time', extra, {
      limit: timesMs.offScreen1000Against10At4x,
    }),
  ];
  keepResults('runtime', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
});

/** @returns ms from the mount of a widget until the queued click has opened its item */
async function measureReplay(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const item = document.querySelectorAll('.gdlr-core-accordion-item-tab')[1];
        new MutationObserver(() => {
          const readyAt = window.atoll?.widgets().find(({ name }) => name === 'accordion')?.readyAt;
          if (readyAt !== undefined && item?.matches('.gdlr-core-active'))
            resolve(performance.now() - readyAt);
        }).observe(document.body, { attributes: true, subtree: true });
        item?.querySelector<HTMLElement>('.gdlr-core-accordion-item-title')?.click();
      }),
  );
  await page.close();
  return ms;
}

function middle(
  costs: readonly Cost[],
  key: 'atollMs' | 'entryMs' | 'longestTaskMs' | 'layoutShift',
): number {
  return median(costs.map((cost) => cost[key]));
}
