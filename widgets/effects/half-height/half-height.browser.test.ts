/** Half heights in a real layout (goodlayers-motion, section 14). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { openStill } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

describe('half heights', () => {
  it('follow the picture’s shape before the picture has loaded', async () => {
    const { page, start } = await openStill('', { viewport: VIEWPORT });
    await page.route('**/late.svg', () => undefined);
    await page.evaluate(
      (html) => {
        document.querySelector('main')?.append(document.createRange().createContextualFragment(html));
      },
      read('half-height-2.1.7').replaceAll('meadow.svg', 'late.svg'),
    );
    await start();
    const [full = NaN, ...halves] = await heights(page, '.gdlr-core-portfolio-modern');
    expect(full).toBeGreaterThan(300);
    expect(halves.map((half) => Math.round(half * 2 - full))).toEqual([0, 0]);
    const margins = await page
      .locator('.gdlr-core-half-height img')
      .evaluateAll((all) => all.map((node) => Number.parseFloat((node as HTMLElement).style.marginTop)));
    expect(margins.map((margin) => Math.round(margin + full / 4))).toEqual([0, 0]);
    await page.setViewportSize(PHONE);
    await settle(page);
    const [whole, ...rest] = await heights(page, '.gdlr-core-portfolio-modern');
    expect(rest).toEqual([whole, whole]);
  });
});
