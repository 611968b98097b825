/**
 * The picture that the Kingster theme shows beside plain tabs (goodlayers-panels, section 3.8). Kept: a press on any
 * title, also the active one, opens or closes the picture's container. Fixed: each picture belongs to its own tabs.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser, settle } from '../../tests/support/panel-page';

const { open } = panelBrowser();

const tabs = (variant: string) => fragment(`goodlayers/tabs-2.1.7-${variant}.html`);

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);

const besideHeight = (page: Page) =>
  page
    .locator('.gdlr-core-tab-item-wrap')
    .first()
    .evaluate((node) => Math.round(node.getBoundingClientRect().height * 100));

const wrap = (page: Page) => page.locator('.gdlr-core-tab-item-content-image-wrap').first();
const style = (page: Page) =>
  wrap(page).evaluate((node) => ({
    w: node.style.width,
    h: Math.round(Number.parseFloat(node.style.height) * 100),
  }));

describe('the theme’s picture', () => {
  it('is as high as its tabs, whatever their height', async () => {
    const page = await open(tabs('theme-images'));
    expect(await style(page)).toEqual({ w: '', h: await besideHeight(page) });
    await page.setViewportSize({ width: 800, height: 900 });
    await settle(page);
    expect(await style(page)).toEqual({ w: '', h: await besideHeight(page) });
  });

  it('of one widget is independent of another', async () => {
    const page = await open(`${tabs('theme-images')}<div style="width:300px">${tabs('theme')}</div>`);
    const heights = await page.locator('.gdlr-core-tab-item').evaluateAll((roots) =>
      roots.map((root) => {
        const [image, beside] = root.children;
        return [
          Math.round(Number.parseFloat((image as HTMLElement).style.height) * 100),
          Math.round((beside as HTMLElement).getBoundingClientRect().height * 100),
        ];
      }),
    );
    expect(heights).toHaveLength(2);
    for (const [own, beside] of heights) expect(own).toBe(beside);
  });

  it('changes with the tab', async () => {
    const page = await open(tabs('theme-images'));
    await tab(page, 1).click();
    await finishMovements(page);
    expect(await page.locator('.gdlr-core-tab-item-image.gdlr-core-active').getAttribute('data-tab-id')).toBe(
      '2',
    );
    expect(await style(page)).toEqual({ w: '', h: await besideHeight(page) });
  });

  it('closes its container for a tab without a picture, and opens it again', async () => {
    const page = await open(tabs('theme-images'));
    await tab(page, 3).click();
    await finishMovements(page);
    expect((await style(page)).w).toBe('0px');
    expect(await page.locator('.gdlr-core-tab-item-image.gdlr-core-active').count()).toBe(0);
    await tab(page, 0).click();
    expect((await style(page)).w).toBe('');
  });

  it('closes its container for the active title, too', async () => {
    const page = await open(tabs('theme'));
    await tab(page, 0).click();
    expect((await style(page)).w).toBe('0px');
  });
});
