/** The widths of a divider's lines in a real layout (goodlayers-motion, sections 4 and 5). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { style } from '../../../tests/support/inline-style';

const { open } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

describe('lines', () => {
  const ICON = '.gdlr-core-divider-item-with-icon-inner';
  it('beside an icon fill the rest of the row, also if its font loads late or the window is resized', async () => {
    const page = await open(read('divider-2.1.7-icon'));
    const expected = () =>
      page.locator(ICON).evaluate((row) => {
        const icon = row.querySelector('i');
        return (row.clientWidth - (icon?.getBoundingClientRect().width ?? 0)) / 2;
      });
    const lines = async () =>
      (await style(page, '.gdlr-core-divider-line', 'width')).map((width) => Number.parseFloat(width));
    const before = await expected();
    expect(await lines()).toEqual([expect.closeTo(before, 2), expect.closeTo(before, 2)]);
    expect(await style(page, '.gdlr-core-divider-line', 'margin-top')).toEqual(['-0.5px', '-0.5px']);
    expect(await page.locator(ICON).getAttribute('role')).toBe('separator');
    await page.locator(`${ICON} i`).evaluate((icon) => (icon.style.fontSize = '90px'));
    await settle(page);
    const after = await expected();
    expect(after).not.toBe(before);
    expect(await lines()).toEqual([expect.closeTo(after, 2), expect.closeTo(after, 2)]);
    await page.setViewportSize({ width: 700, height: 900 });
    await settle(page);
    const narrow = await expected();
    expect(narrow).toBeLessThan(after);
    expect(await lines()).toEqual([expect.closeTo(narrow, 2), expect.closeTo(narrow, 2)]);
  });

  it('without an icon fill the row', async () => {
    const page = await open(read('divider-2.1.7-icon').replace(/<i .*<\/i>/, ''));
    const width = await page.locator(ICON).evaluate((row) => row.clientWidth);
    expect(await style(page, '.gdlr-core-divider-line', 'width')).toEqual([
      `${width / 2}px`,
      `${width / 2}px`,
    ]);
  });

  it('beside a title keep 20 px from the link; if both do not fit, the link moves below and comes back', async () => {
    const page = await open(read('divider-2.1.7-title'));
    const sizes = () =>
      page.evaluate(() => {
        const [row = 0, title = 0, link = 0] = [
          '.gdlr-core-title-item-title-wrap',
          '.gdlr-core-title-item-title',
          '.gdlr-core-title-item-link',
        ].map((selector) => document.querySelector(selector)?.getBoundingClientRect().width);
        return { row, title: title + 30, link };
      });
    const { row, title, link } = await sizes();
    const [[width, right] = []] = (await style(page, '.gdlr-core-title-item-divider', 'width', 'right')).map(
      (text) => text.split(' ').map(Number.parseFloat),
    );
    expect(width).toBeCloseTo(row - title - link - 20, 1);
    expect(right).toBeCloseTo(link + 20, 1);
    const isBelow = () =>
      page
        .locator('.gdlr-core-title-item-link')
        .evaluate((link) => link.classList.contains('gdlr-core-overflow'));
    expect(await isBelow()).toBe(false);
    await page.setViewportSize({ width: Math.ceil(title + link) + 50, height: 900 });
    await settle(page);
    expect(await isBelow()).toBe(true);
    expect(await style(page, '.gdlr-core-title-item-divider', 'width')).toEqual(['0px']);
    await page.setViewportSize({ width: 1200, height: 900 });
    await settle(page);
    expect(await isBelow()).toBe(false);
  });
});

let browser: Browser;
let server: PageServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openChromium(), startPageServer()]);
});

afterAll(async () => {
  await browser.close();
  await server.close();
});
