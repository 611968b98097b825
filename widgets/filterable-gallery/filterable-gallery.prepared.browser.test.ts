/** A gallery whose code is not loaded yet (essential-addons, section 6): its layout and its controls. */
import { expect, it } from 'vitest';
import { openFarBelow, tabFromLink } from '../../tests/support/far-below';
import { BAR, button, LAYOUT_3, shown, styles } from '../../tests/support/filterable-gallery-page';
import { openStage, waitForReady } from '../../tests/support/page-browser';
import { fragment } from '../../tests/support/pages';

const stage = openStage();
const LIGHTBOX = fragment('essential-addons/gallery-lightbox-4.9.1.html');
const BAR_READY = '[role=radiogroup]';

it('has its controls and the names of its links before React runs, and the first key works', async () => {
  const { page, hasReact } = await openFarBelow(stage, BAR, BAR_READY);
  await tabFromLink(page);
  const all = page.getByRole('radio', { name: 'All' });
  expect(await all.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(await page.locator('a[aria-label^=eael-]').count()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await waitForReady(page);
  await page.locator('[role=radio][aria-checked=true]').getByText('Campus').waitFor();
  expect(await shown(page)).toEqual(['Library', 'Chapel']);
  expect(await hasReact()).toBe(true);
});

it('is laid out near the screen without React, and stays so when it is mounted', async () => {
  const { page, hasReact } = await openFarBelow(stage, BAR, BAR_READY);
  expect((await styles(page)).filter((style) => style.startsWith('absolute'))).toEqual([]);
  await page.locator('.eael-filter-gallery-wrapper').evaluate((node) => node.scrollIntoView());
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.eael-filterable-gallery-item-wrap')].every(
      ({ style }) => style.position === 'absolute',
    ),
  );
  const before = await styles(page);
  expect(before.length).toBeGreaterThan(2);
  await page.locator('.control').first().hover();
  await waitForReady(page);
  expect(await hasReact()).toBe(true);
  expect(await styles(page)).toEqual(before);
});

it('shows the filter that a new fragment of the address names', async () => {
  const named = LAYOUT_3.replace('data-filter=".eael-cf-campus"', '$& id="only-campus"');
  const { page, hasReact } = await openFarBelow(stage, named, '[role=listbox]');
  expect(await hasReact()).toBe(false);
  await page.evaluate(() => (location.hash = '#only-campus'));
  await waitForReady(page);
  await page.waitForFunction(() => document.querySelector('.control.active')?.id === 'only-campus');
});

it('loads more items at the first press', async () => {
  const { page, hasReact } = await openFarBelow(stage, BAR, BAR_READY);
  const before = await page.locator('.eael-filterable-gallery-item-wrap').count();
  expect(await hasReact()).toBe(false);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (before) => document.querySelectorAll('.eael-filterable-gallery-item-wrap').length > before,
    before,
  );
});

it('opens its lightbox at the first press on a link', async () => {
  const { page } = await openFarBelow(stage, LIGHTBOX, '.eael-filter-gallery-container');
  await page.locator('.eael-magnific-link').first().click();
  await page.getByRole('dialog').waitFor();
  expect(new URL(page.url()).pathname).toBe(stage.url);
});
