/** The cover of a page that loads (goodlayers-theme, section 6). It replaces Kingster's, and never stays. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';

const { open, openPaused } = panelBrowser();
const HTML = `${fragment('goodlayers-theme/page-preload-3.2.9.html')}<a href="https://other.example/"><b>Away</b></a> <a href="mailto:a@b.example">Mail</a>`;

const isCovered = (page: Page) =>
  page
    .locator('#kingster-page-preload')
    .evaluate((cover) => getComputedStyle(cover).visibility === 'visible');
/** Prevents clicks after all other listeners: a page that is being left cannot be examined. */
const stayAfterClicks = (page: Page) =>
  page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
const uncovered = (page: Page) =>
  page.waitForFunction(() => {
    const cover = document.querySelector('#kingster-page-preload');
    return cover && getComputedStyle(cover).visibility === 'hidden';
  });

it('goes when the page has loaded', async () => {
  const page = await open(HTML, {});
  await uncovered(page);
  await page.getByRole('link', { name: 'Contact' }).click({ trial: true });
  expect(await isCovered(page)).toBe(false);
});

it('covers the page that a visitor leaves, but not for a mail program', async () => {
  const page = await open(HTML, {});
  await uncovered(page);
  await page.getByRole('link', { name: 'Mail' }).click();
  expect(await isCovered(page)).toBe(false);
  await stayAfterClicks(page);
  await page.getByRole('link', { name: 'Away' }).click();
  expect(await isCovered(page)).toBe(true);
  expect(await page.locator('#kingster-page-preload').getAttribute('class')).toContain('kingster-out');
});

it('goes again if the visitor stays', async () => {
  const page = await openPaused(HTML);
  await page.clock.runFor(1000);
  await stayAfterClicks(page);
  await page.getByRole('link', { name: 'Away' }).click();
  expect(await isCovered(page)).toBe(true);
  await page.clock.runFor(5000);
  await uncovered(page);
});

it('does not come for a visitor who prefers reduced motion', async () => {
  const page = await open(HTML, { reducedMotion: true });
  await uncovered(page);
  await stayAfterClicks(page);
  await page.getByRole('link', { name: 'Away' }).click();
  expect(await isCovered(page)).toBe(false);
});
