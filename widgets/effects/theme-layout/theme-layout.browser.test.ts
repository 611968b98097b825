/** A theme's sizes in a real layout (goodlayers-theme, section 6). They replace Kingster's. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open, openStill } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 800 };

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().height));

it('a 404 page fills the window', async () => {
  const body =
    '<style>body,main{margin:0}</style><div class="kingster-body-wrapper"><div style="height:100px"></div><div id="kingster-full-no-header-wrap"><p>Not found</p></div></div>';
  const { page, start } = await openStill(body, { viewport: VIEWPORT });
  await page.evaluate(() => document.body.classList.add('error404'));
  await start();
  await settle(page);
  expect(await height(page, '#kingster-full-no-header-wrap')).toBe(700);
  await page.setViewportSize({ width: 1200, height: 600 });
  await settle(page);
  expect(await height(page, '#kingster-full-no-header-wrap')).toBe(500);
});

it('a 404 page has no space around its text in a window that is too low', async () => {
  const body =
    '<style>body,main{margin:0}p{margin:0}</style><div class="kingster-body-wrapper"><div style="height:100px"></div><div id="kingster-full-no-header-wrap"><p style="height:200px">Not found</p></div></div>';
  const { page, start } = await openStill(body, { viewport: VIEWPORT });
  await page.evaluate(() => document.body.classList.add('error404'));
  await start();
  await settle(page);
  expect(await height(page, '#kingster-full-no-header-wrap')).toBe(700);
  await page.setViewportSize({ width: 1200, height: 250 });
  await settle(page);
  expect(await height(page, '#kingster-full-no-header-wrap')).toBe(200);
});

it('the links to the previous and the next post have equal heights', async () => {
  const body =
    '<div class="kingster-body-wrapper"><div class="kingster-single-nav-area"><div style="float:left"><p>One<br>Two</p></div><div style="float:left" id="next"><p>One</p></div></div></div>';
  const { page, start } = await openStill(body, { viewport: VIEWPORT });
  await page.evaluate(() => document.body.classList.add('kingster-blog-style-2'));
  await start();
  await settle(page);
  const LEFT = '.kingster-single-nav-area > :first-child';
  expect(await height(page, '#next')).toBe(await height(page, LEFT));
  await page.evaluate(() =>
    document
      .querySelector('#next')
      ?.append('One', document.createElement('hr'), 'Two', document.createElement('hr'), 'Three'),
  );
  await settle(page);
  expect(await height(page, '#next')).toBe(await height(page, LEFT));
});

it('the end of the page uncovers a fixed footer, which is an ordinary one on phones', async () => {
  const page = await open(fragment('goodlayers-theme/theme-layout-3.2.9-footer.html'), {
    viewport: VIEWPORT,
  });
  const PLACE = '.kingster-fixed-footer-placeholder';
  expect(await height(page, PLACE)).toBe(await height(page, '#kingster-fixed-footer'));
  expect(await height(page, 'body')).toBeGreaterThanOrEqual(800);
  await page.setViewportSize(PHONE);
  await settle(page);
  expect(await page.locator(PLACE).isVisible()).toBe(false);
});
