/** Full heights in a real layout (goodlayers-motion, section 15). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

describe('full heights', () => {
  it('follow the screen and centre the content', async () => {
    const page = await open(read('full-height-2.1.7'), { viewport: VIEWPORT });
    const look = () =>
      page.locator('.gdlr-core-wrapper-full-height').evaluate((section) => {
        const box = section.getBoundingClientRect();
        const content = section.querySelector('.gdlr-core-full-height-content')?.getBoundingClientRect();
        const first = section.firstElementChild?.className;
        return {
          height: box.height,
          first,
          off: content && Math.round((content.top + content.bottom - box.top - box.bottom) / 2),
        };
      });
    const first = 'gdlr-core-full-height-pre-spaces';
    expect(await look()).toEqual({ height: 700, first, off: 0 });
    await page.setViewportSize({ width: 1200, height: 1000 });
    await settle(page);
    expect(await look()).toEqual({ height: 900, first, off: 0 });
    await page
      .locator('.gdlr-core-text-box-item-content')
      .evaluate((node) => ((node as HTMLElement).style.height = '1500px'));
    await settle(page);
    expect((await look()).height).toBeGreaterThan(1500);
    expect(await heights(page, '.gdlr-core-full-height-pre-spaces')).toEqual([0]);
  });
});
