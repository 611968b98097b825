/**
 * The buttons that the original's stylesheet shows only under the pointer (essential-addons, section 6): fixed, keys reach
 * them and show them.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BAR, control, dialog, galleryBrowser, place } from '../../tests/support/filterable-gallery-page';

const { open } = galleryBrowser();

/** As the original's stylesheet hides and shows them. The page has the plugin's stylesheets. */
const ORIGINAL = `<style>
.eael-gallery-grid-item { position: relative }
.gallery-item-caption-wrap.caption-style-hoverer { position: absolute; inset: 0; visibility: hidden; opacity: 0 }
.eael-gallery-grid-item:hover .gallery-item-caption-wrap.caption-style-hoverer { visibility: visible; opacity: 1 }
</style>`;
const page = () => open(ORIGINAL + BAR);

/** The opacity of each caption. */
const captions = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.caption-style-hoverer')
    .evaluateAll((all) => all.map((caption) => Number(getComputedStyle(caption).opacity)));

it('are reached with Tab, and shown with the focus', async () => {
  const { page: tab } = await page();
  expect(await captions(tab)).toEqual([0, 0, 0]);
  await control(tab, 'Arts').focus();
  await tab.keyboard.press('Tab');
  expect(await tab.evaluate(() => document.activeElement?.matches('a.eael-magnific-link'))).toBe(true);
  expect(await captions(tab)).toEqual([1, 0, 0]);
});

it('get the focus back from the lightbox, wherever the pointer is', async () => {
  const { page: tab } = await page();
  await tab.locator('.eael-gallery-grid-item').first().hover();
  await tab.locator('.caption-style-hoverer .eael-magnific-link').first().click();
  await place(tab, '1 of 4');
  await tab.mouse.move(0, 0);
  await tab.keyboard.press('Escape');
  await dialog(tab).waitFor({ state: 'detached' });
  expect(await tab.evaluate(() => document.activeElement?.matches('a.eael-magnific-link'))).toBe(true);
});

it('stay hidden on a phone until a touch shows them', async () => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } };
  const { page: tab } = await open(ORIGINAL + BAR, phone);
  const visibility = await tab
    .locator('.caption-style-hoverer a')
    .evaluateAll((all) => all.map((link) => getComputedStyle(link).visibility));
  expect(new Set(visibility)).toEqual(new Set(['hidden']));
});
