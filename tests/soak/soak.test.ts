/**
 * Half an hour of use on one page: after a collection, the heap stays within 5 % of its size in the second minute,
 * and the number of listeners, timers and observers does not grow. `npm run soak`, or `npm run soak -- --minutes=3`.
 */
// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page can use nothing from outside
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answerTo, refillFor, schemaOf } from '../../mocks/handlers/contact-form-server';
import { listingAnswer } from '../../mocks/handlers/listings-server';
import { keepResults, type Row } from '../bench/results';
import { launchChromium } from '../support/browser';
import { LIMITS } from '../support/limits';
import { hasten } from '../support/page-browser';
import { type PageServer, startPageServer } from '../support/page-server';
import { fragment, htmlPage } from '../support/pages';
import { countStanding, readStanding, type Standing } from './standing';

const MINUTES = Number(process.env['ATOLL_MINUTES'] ?? 30);
/** Half of a shorter run. */
const BASE_MINUTE = Math.min(2, MINUTES / 2);
const MINUTE_MS = 60_000;
/** After this time without use, in ms, everything pending has ended. */
const PAUSE_MS = 1500;

/** V8's compiled code is in the same heap. It grows for a quarter of an hour, and does not count. */
const WITHOUT_COMPILERS = ['--js-flags=--no-opt --no-maglev --no-sparkplug --no-regexp-tier-up'];

const FILES = [
  'goodlayers/listing-2.1.7.html',
  'goodlayers/tabs-2.1.7-style1-horizontal.html',
  'goodlayers/accordion-2.1.7-box-icon.html',
  'goodlayers/lightbox-2.1.7.html',
  'goodlayers/slider-2.1.7.html',
  'essential-addons/filterable-gallery-4.9.1.html',
  'essential-addons/tooltip-6.6.9.html',
  'contact-form-7/form-6.1.6.html',
];
const FORM = '/wp-json/contact-form-7/v1/contact-forms/101';

it(`${MINUTES} minutes of use leave nothing behind`, { timeout: (MINUTES + 5) * MINUTE_MS }, async () => {
  const [browser, server] = await Promise.all([launchChromium(WITHOUT_COMPILERS), startPageServer()]);
  serve(server);
  const page = await browser.newPage({ viewport: { width: 1000, height: 900 } });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(countStanding);
  page.setDefaultTimeout(10_000);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`${server.origin}/soak`);
  await hasten(page);
  await page.evaluate(() => window.atoll?.settled());

  const rows: Row[] = [];
  let base: Standing | undefined;
  let last: Standing | undefined;
  let rounds = 0;
  const start = Date.now();
  const minutes = (): number => (Date.now() - start) / MINUTE_MS;
  let nextLook = BASE_MINUTE;
  while (minutes() < MINUTES || !last) {
    await useEverything(page);
    rounds += 1;
    if (minutes() < nextLook) continue;
    nextLook = Math.min(Math.floor(minutes()) + 1, MINUTES);
    await page.waitForTimeout(PAUSE_MS);
    last = await readStanding(page, devtools);
    base ??= last;
    const { heapMb, ...counts } = last;
    rows.push({ minute: minutes(), rounds, 'heap, MB': heapMb, ...counts });
  }
  await browser.close();
  await server.close();
  keepResults('soak', rows);

  expect(errors).toEqual([]);
  expect(rounds).toBeGreaterThan(2);
  if (!base) throw new Error('nothing was measured');
  expect(last.heapMb).toBeLessThan(base.heapMb * (1 + LIMITS.heapGrowthOfSoak));
  expect(last.listeners).toBeLessThanOrEqual(base.listeners);
  expect(last.timers).toBeLessThanOrEqual(base.timers);
  expect(last.observers).toBeLessThanOrEqual(base.observers);
});

function serve({ routes, origin }: PageServer): void {
  const type = 'application/json; charset=UTF-8';
  const round = { number: 1, origin };
  const sections = FILES.map((file) => `<section>${fragment(file)}</section>`).join('\n');
  const wpcf7 = '<script>var wpcf7 = { api: { root: "/wp-json/" } };</script>';
  const config = { ajaxUrl: '/ajax', restRoot: '/wp-json/' };
  routes.set('/soak', { body: htmlPage({ body: sections + wpcf7, config }) });
  routes.set('/ajax', ({ body }) => ({ body: JSON.stringify(listingAnswer(body) ?? {}), type }));
  routes.set(`${FORM}/feedback`, ({ body }) => {
    const form = new FormData();
    for (const [, name = '', value = ''] of body.matchAll(/name="([^"]*)"\r\n\r\n([^]*?)\r\n--/g))
      form.append(name, value);
    return { body: JSON.stringify(answerTo(form, 101, round)), type };
  });
  routes.set(`${FORM}/refill`, { body: JSON.stringify(refillFor([], round)), type });
  routes.set(`${FORM}/feedback/schema`, { body: JSON.stringify(schemaOf()), type });
}

/** One round through the page. */
async function useEverything(page: Page): Promise<void> {
  await listings(page);
  await panels(page);
  await lightbox(page);
  await gallery(page);
  await form(page);
  for (const step of [-1, -1, 1]) {
    await page.evaluate((step) => history.go(step), step);
    await idle(page);
  }
}

async function listings(page: Page): Promise<void> {
  const filters = page.locator('a.gdlr-core-filterer');
  for (const index of [1, 2, 0]) {
    await press(page, 'a.gdlr-core-filterer', index);
    await idle(page);
  }
  await press(page, '.gdlr-core-pagination a', 1);
  await idle(page);
  expect(await filters.count()).toBeGreaterThan(3);
}

// Waiting uses locators: handles from `waitForSelector` stay in memory.
async function panels(page: Page): Promise<void> {
  for (const index of [1, 2, 0]) {
    await press(page, '.gdlr-core-tab-item-title', index);
    await press(page, '.gdlr-core-accordion-item-title', index);
    await press(page, '[class*="flex-next"]', 0);
  }
  await press(page, '.tooltipstered', 0);
  await page.locator('[role="tooltip"]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}

async function lightbox(page: Page): Promise<void> {
  // Those in the listing are replaced.
  await press(page, '.gdlr-core-gallery-item a.gdlr-core-lightgallery', 0);
  await page.locator('.pswp--ui-visible').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.locator('.pswp').waitFor({ state: 'detached' });
}

async function gallery(page: Page): Promise<void> {
  for (const index of [1, 2, 0]) await press(page, '.eael-filter-gallery-control .control', index);
}

async function form(page: Page): Promise<void> {
  await press(page, '.wpcf7-submit', 0);
  await page.locator('form[data-status="invalid"]').waitFor();
  await write(page, '[name="your-name"]', 'Ada');
  await write(page, '[name="your-email"]', 'ada@school.example');
  await press(page, '.wpcf7-submit', 0);
  await page.locator('form[data-status="sent"]').waitFor();
}

/**
 * Not as if typed: the browser keeps a thousand undo steps with nodes, which look like a leak for half of the time.
 */
async function write(page: Page, selector: string, text: string): Promise<void> {
  await page.locator(selector).evaluate((input: HTMLInputElement, text) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, text);
}

/** Through its click method: this test ignores what covers it. */
async function press(page: Page, selector: string, index: number): Promise<void> {
  await page
    .locator(selector)
    .nth(index)
    .evaluate((element) => {
      element.scrollIntoView({ block: 'center' });
      if (element instanceof HTMLElement) element.click();
    });
}

/** Resolves when the listing has finished. */
async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await page.waitForFunction(
    () => !document.querySelector('[aria-busy="true"],.gdlr-core-disable,.gdlr-core-now-loading'),
  );
}
