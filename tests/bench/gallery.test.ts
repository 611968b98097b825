/**
 * The cost of a filterable gallery of 500 items (essential-addons, section 6): filter, search and load more, in
 * Chromium at 4× CPU throttling. Figures are medians of five, from the visitor's action until the next frame is
 * painted.
 */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { type Figure, figure, keepResults } from './results';
import { median } from './trace';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const ITEMS = 500;
const PAGE = 50;

const picture = (index: number): string =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22300%22 height=%22${150 + (index % 5) * 30}%22/%3E`;

const item = (index: number): string =>
  `<div class="eael-filterable-gallery-item-wrap eael-cf-${index % 2 ? 'campus' : 'science'}"><div class="eael-gallery-grid-item"><div class="gallery-item-thumbnail-wrap"><img src="${picture(index)}" width="300" height="${150 + (index % 5) * 30}" alt="Picture ${index}"></div><div class="gallery-item-caption-wrap"><h5 class="fg-item-title">Item ${index}</h5><a href="/${index}.jpg" class="eael-magnific-link active"></a></div></div></div>`;

/** The fragment with the search, with other items. */
function gallery(inPage: number): string {
  const items = Array.from({ length: ITEMS }, (_, index) => item(index));
  const bytes = new TextEncoder().encode(JSON.stringify(items));
  return fragment('essential-addons/filterable-gallery-6.6.9-layout-3.html')
    .replace(/data-gallery-items="[^"]*"/, `data-gallery-items="${Buffer.from(bytes).toString('base64')}"`)
    .replace(/data-init-show="\d+"/, `data-init-show="${inPage}"`)
    .replace(/data-images-per-page="\d+"/, `data-images-per-page="${PAGE}"`)
    .replace(
      /(data-init-show="\d+">)[\s\S]*?(<div id="eael-fg-no-items-found")/,
      (_all, before: string, after: string) => `${before}${items.slice(0, inPage).join('')}${after}`,
    );
}

/** @returns milliseconds of main-thread work in the frame that an action leads to */
function measure(page: Page, act: 'filter' | 'search' | 'load more'): Promise<number> {
  return page.evaluate(async (act) => {
    const element = (selector: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`no ${selector}`);
      return found;
    };
    const count = (): number => document.querySelectorAll('.eael-filterable-gallery-item-wrap').length;
    const changed = (): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(element('.eael-filter-gallery-container'), {
          attributes: true,
          childList: true,
          subtree: true,
        });
      });
    const painted = (): Promise<void> =>
      new Promise((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage(0);
        });
      });
    const DEBOUNCE_MS = 600;
    const before = count();
    const start = performance.now();
    if (act === 'filter') element('[data-filter=".eael-cf-campus"]').click();
    else if (act === 'load more') {
      element('.eael-gallery-load-more').click();
      while (count() === before) await changed();
    } else {
      const input = element('#fg-search-box-input') as HTMLInputElement;
      input.value = 'item 1[0-9]+$';
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await changed();
    }
    await painted();
    return performance.now() - start - (act === 'search' ? DEBOUNCE_MS : 0);
  }, act);
}

test('the cost of a gallery of 500 items', { timeout: 300_000 }, async () => {
  const browser = await launchChromium();
  const server = await startPageServer();
  const rows: Figure[] = [];
  for (const [act, inPage] of [
    ['filter', ITEMS],
    ['search', ITEMS],
    ['load more', ITEMS - PAGE],
  ] as const) {
    server.routes.set('/gallery', { body: htmlPage({ body: gallery(inPage) }) });
    const runs: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await browser.newPage({ baseURL: server.origin });
      await page.goto('/gallery');
      await page.waitForSelector('[data-atoll~="filterable-gallery"][data-atoll-state~="ready"]');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      runs.push(await measure(page, act));
      await page.close();
    }
    rows.push(figure(`${act}, ${inPage} of ${ITEMS} items in the page`, median(runs)));
  }
  await browser.close();
  await server.close();
  keepResults('gallery', rows);
  expect(rows.every(({ measured }) => Number.isFinite(measured))).toBe(true);
});
