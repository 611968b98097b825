/** Large headings on phones in a real layout (goodlayers-theme, section 6). */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const WIDE = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 800 };
const HTML = fragment('goodlayers-theme/heading-size-3.2.9.html');

const fontSizes = (page: Page) =>
  page.locator('h2,h3').evaluateAll((all) => all.map((heading) => getComputedStyle(heading).fontSize));
const marks = (page: Page) =>
  page.locator('h2').evaluateAll((all) => all.map((heading) => heading.dataset['origFont']));

it('are at most 40 px, later ones too, and have their sizes on wide screens', async () => {
  const page = await open(HTML, { viewport: PHONE });
  const [first, second] = await fontSizes(page);
  expect(first).toBe('40px');
  await page.evaluate(() => {
    const heading = document.createElement('h2');
    heading.style.fontSize = '60px';
    document.querySelector('.kingster-body-wrapper')?.append(heading);
    dispatchEvent(new Event('gdlr-core-element-resize'));
  });
  await settle(page);
  expect(await fontSizes(page)).toEqual(['40px', second, '40px']);
  expect(await marks(page)).toEqual(['55', '60']);
  await page.setViewportSize(WIDE);
  await settle(page);
  expect(await fontSizes(page)).toEqual(['55px', second, '60px']);
});

it('are not marked on wide screens', async () => {
  const page = await open(HTML, { viewport: WIDE });
  expect(await marks(page)).toEqual([undefined]);
});
