/** The height of a sidebar in a real layout (goodlayers-motion, section 16). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

describe('a sidebar', () => {
  it('is as high as its content if a column has a background, but not on a phone', async () => {
    const page = await open(read('sidebar-height-2.1.7'), { viewport: VIEWPORT });
    const [content, side] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(side).toBe(content);
    await page.setViewportSize(PHONE);
    await settle(page);
    const [tall = NaN, short = NaN] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(tall).toBeGreaterThan(short);
  });

  it('keeps its height on a page without such a background', async () => {
    const page = await open(read('sticky-sidebar-1.8.7'), { viewport: VIEWPORT });
    const [content = NaN, side = NaN] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(content).toBeGreaterThan(side);
  });
});
