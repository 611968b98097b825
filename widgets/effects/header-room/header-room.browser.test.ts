/** The room below a transparent header in a real layout (goodlayers-theme, section 6). */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };
const HTML = fragment('goodlayers-theme/header-room-3.2.9.html');

const height = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().height));

it('the page begins below a transparent header, also when the header grows', async () => {
  const page = await open(HTML, { viewport: VIEWPORT });
  const HEADER = '.kingster-header-background-transparent';
  expect(await height(page, '.kingster-header-transparent-substitute')).toBe(await height(page, HEADER));
  await page.addStyleTag({ content: '.kingster-logo{height:150px}' });
  await settle(page);
  expect(await height(page, HEADER)).toBeGreaterThan(150);
  expect(await height(page, '.kingster-header-transparent-substitute')).toBe(await height(page, HEADER));
});
