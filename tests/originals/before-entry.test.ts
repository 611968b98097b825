/**
 * [RELIABILITY 13] What a visitor does on the originals' pages before Atoll's module has arrived is done when it has: on a
 * connection with the speed of slow 4G, from the first paint on.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../support/browser';
import { delayResponse } from '../support/page-browser';
import { skipFor } from '../support/skip';
import { type Site, SITE_A, SITE_B, whyNot } from './sites';

/** A page, what the visitor presses there, and what the pressed element or an element around it matches afterwards. */
type Press = readonly [what: string, page: string, selector: string, at: number, done: string];

const PRESSES: readonly (readonly [Site, readonly Press[]])[] = [
  [
    SITE_A,
    [
      ['an accordion’s title', 'panels/', '.gdlr-core-accordion-item-title', 1, '.gdlr-core-active'],
      ['a toggle box’s title', 'panels/', '.gdlr-core-toggle-box-item-title', 1, '.gdlr-core-active'],
      ['a tab', 'panels/', '.gdlr-core-tab-item-title', 1, '.gdlr-core-active'],
      ['a form’s button', 'contact/', '.wpcf7-submit', 0, 'form.invalid'],
    ],
  ],
  [
    SITE_B,
    [
      ['an accordion’s header', 'eael/', '.eael-accordion-header', 1, '[aria-expanded="true"],.active,.show'],
      ['a tab', 'eael/', '.eael-tabs-nav li', 1, '.active'],
      ['a gallery’s filter', 'eael/', '.eael-filter-gallery-control li.control', 1, '.active'],
      ['a form’s button', 'eael-contact/', '.wpcf7-submit', 0, 'form.invalid'],
    ],
  ],
];

const SLOW_4G = { offline: false, latency: 560, downloadThroughput: 180_000, uploadThroughput: 84_000 };

for (const [site, presses] of PRESSES) {
  const reason = await whyNot(site);
  describe(`site ${site.name}`, skipFor(reason), () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await launchChromium();
    });
    afterAll(() => browser?.close());

    it.each(presses)('%s is pressed', { timeout: 120_000 }, async (_what, path, selector, at, done) => {
      const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      const release = await delayResponse(page, /\/assets\/atoll-[\w-]{8}\.js/);
      await page.goto(new URL(path, site.url).href, { waitUntil: 'commit', timeout: 60_000 });
      const target = page.locator(selector).nth(at);
      await target.waitFor({ timeout: 60_000 });
      const isDone = (): Promise<boolean> =>
        target.evaluate((element, done) => element.closest(done) !== null, done);
      expect(await isDone()).toBe(false);
      // Playwright presses when the element rests and nothing covers it: styles and pictures still arrive here.
      await target.click({ timeout: 60_000 });
      expect(await page.evaluate(() => window.atoll)).toBeUndefined();
      release();
      await expect.poll(isDone, { timeout: 60_000 }).toBe(true);
      await page.close();
    });
  });
}
