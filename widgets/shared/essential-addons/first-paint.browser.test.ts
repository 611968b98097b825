/** Essential Addons' widgets keep the geometry of the first paint when they start, and while they change by themselves. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';

const { openStill, openPaused } = panelBrowser();
const eael = (name: string): string => fragment(`essential-addons/${name}.html`);
const BELOW = '<p id="below">Below</p>';

const topOf = (page: Page): Promise<number> =>
  page.locator('#below').evaluate((below) => Math.round(below.getBoundingClientRect().top));

/** As the plugin prints it: tests/wordpress/eael-first-paint. */
const COPY =
  '<span data-atoll-place aria-hidden="true"><span class="eael-fancy-text-prefix">A library for </span><span class="eael-fancy-text-strings">the late, too</span></span>';
const FANCY = eael('fancy-text-6.6.9').replace(/(class="eael-fancy-text-container[^>]*>)/, `$1${COPY}`);
const MESSAGE =
  '<div class="eael-countdown-finish-message" data-atoll-served><h4 class="expiry-title">School is open</h4><div class="eael-countdown-finish-text"><p>The <em>new year</em> has begun.</p></div></div>';
const ENDED = eael('countdown-4.7.0-text')
  .replace(/data-date="[^"]*"/, 'data-date="Jan 01 2020 9:00:00 +0"')
  .replace('</ul>', `</ul>${MESSAGE}`);
const TICKER = eael('content-ticker-4.7.0').replace(
  /(<div class="swiper-slide"[\s\S]*?)(<div class="swiper-slide")/,
  '$1$2 id="high"',
);

const GALLERY = eael('filterable-gallery-4.9.1')
  .replace('grid_style": "masonry', 'grid_style": "grid')
  .replace('eael-filter-gallery-container masonry', 'eael-filter-gallery-container eael-filter-gallery-grid');

describe('the first paint', () => {
  it.each([
    ['hamburger menu', eael('simple-menu-6.6.9'), 700],
    ['hamburger menu of an old release', eael('simple-menu-4.7.0'), 900],
    [
      'column of a menu',
      eael('simple-menu-6.6.9').replace('simple-menu-horizontal', 'simple-menu-vertical'),
      1200,
    ],
    ['fancy text on a phone', FANCY, 180],
    ['countdown that has ended', ENDED, 1200],
    ['ticker', TICKER, 1200],
    ['fading ticker on a phone', eael('content-ticker-3.9.4-fade'), 300],
    [
      'fading ticker whose second headline is longer, on a phone',
      eael('content-ticker-3.9.4-fade')
        .replace('Late opening on Thursdays', 'Late')
        .replace('local history', 'the history of our town and its river'),
      390,
    ],
    ['gallery in rows', GALLERY, 1200],
  ])('has the height of a %s', async (_, markup, width) => {
    const { page, start } = await openStill(markup + BELOW, {
      viewport: { width, height: 1600 },
      reducedMotion: true,
    });
    const before = await topOf(page);
    expect(before).toBeGreaterThan(0);
    await start();
    await page.waitForFunction(() => document.querySelector('[data-atoll-state="ready"]'));
    // Tickers round the heights of their headlines.
    expect(Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(1);
  });

  it('keeps the place below a ticker that changes by itself', async () => {
    const page = await openPaused(`<style>#high { height: 200px; }</style>${TICKER}${BELOW}`);
    await page.mouse.move(1199, 1599);
    const before = await topOf(page);
    await page.clock.runFor(8000);
    expect(await page.locator('#high').getAttribute('class')).toContain('swiper-slide-active');
    expect(await topOf(page)).toBe(before);
    expect(await page.locator('.swiper-wrapper').evaluate((list) => list.style.height)).toBe('200px');
  });

  it('replaces the server’s message of a countdown with its own', async () => {
    const { page, start } = await openStill(ENDED);
    expect(await page.locator('.eael-countdown-items').isVisible()).toBe(false);
    await start();
    await page.waitForSelector('.eael-countdown-finish-message:not([data-atoll-served])');
    expect(await page.locator('.eael-countdown-finish-message').count()).toBe(1);
  });

  it('shows the fields of a countdown that has not ended for the visitor', async () => {
    const { page, start } = await openStill(ENDED.replace('Jan 01 2020', 'Jan 01 2090'));
    await start();
    expect(await page.locator('.eael-countdown-finish-message').count()).toBe(0);
    expect(await page.locator('.eael-countdown-items').isVisible()).toBe(true);
  });

  it('has the labels of a table, which the widget does not repeat', async () => {
    const table = eael('sortable-table-6.6.9').replaceAll(
      /<div class="td-content-wrapper">/g,
      '<div class="td-content-wrapper"><div class="th-mobile-screen" data-atoll-served>Head</div>',
    );
    const { page, start } = await openStill(table + BELOW, { viewport: { width: 400, height: 1600 } });
    const labels = page.locator('.th-mobile-screen');
    const count = await labels.count();
    expect(count).toBeGreaterThan(0);
    await start();
    expect(await labels.count()).toBe(count);
  });
});
