/**
 * Replaces what Kingster's script does with a header at the side of the page (goodlayers-theme, section 2.4). Kept: how a
 * header that is higher than the window scrolls. Fixed: an element with the focus is in the window.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const HEADER = fragment('goodlayers-theme/side-header-3.2.9.html').replace(
  'kingster-logo "',
  'kingster-logo " style="height:500px"',
);
const HTML = `${HEADER}<div style="height:3000px"></div>`;
const LOW = { width: 1300, height: 400 };

const edges = (page: Page) =>
  page.locator('#kingster-header-side-nav').evaluate((nav) => {
    const { top, bottom } = nav.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
async function scrollTo(page: Page, topPx: number): Promise<void> {
  await page.evaluate((topPx) => window.scrollTo({ top: topPx, behavior: 'instant' }), topPx);
  await settle(page);
}

it('scrolls with the page to its end and stays; back to its start and stays', async () => {
  const page = await open(HTML, { viewport: LOW });
  await scrollTo(page, 50);
  expect((await edges(page)).top).toBe(-50);
  await scrollTo(page, 1000);
  expect((await edges(page)).bottom).toBe(400);
  await scrollTo(page, 990);
  await scrollTo(page, 950);
  expect((await edges(page)).bottom).toBe(440);
  await scrollTo(page, 10);
  await scrollTo(page, 5);
  expect((await edges(page)).top).toBe(0);
});

it('moves what has the focus into the window', async () => {
  const page = await open(HTML, { viewport: LOW });
  await scrollTo(page, 1000);
  await page.getByRole('link', { name: 'Meadow College' }).focus();
  expect((await edges(page)).top).toBe(0);
  await page.getByRole('link', { name: 'Social' }).focus();
  expect((await edges(page)).bottom).toBe(400);
});

it('stays in its place in a high window, after a resize too', async () => {
  const page = await open(HTML, { viewport: { width: 1300, height: 1000 } });
  await scrollTo(page, 300);
  expect(await edges(page)).toEqual({ top: 0, bottom: 1000 });
  await page.setViewportSize(LOW);
  await settle(page);
  expect((await edges(page)).bottom).toBe(400);
  await page.setViewportSize({ width: 1300, height: 1000 });
  await settle(page);
  expect(await edges(page)).toEqual({ top: 0, bottom: 1000 });
});
