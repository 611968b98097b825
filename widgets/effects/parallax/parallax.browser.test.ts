/** Parallax layers in real frames (goodlayers-motion, section 10). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';
import { framesAsked } from '../../../tests/support/requested-frames';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };
const FAR = '<div style="height:3000px"></div>';

const style = (page: Page) =>
  page.locator('.gdlr-core-parallax').evaluate((node) => {
    const { height, transform } = (node as HTMLElement).style;
    const wrap = node.parentElement?.getBoundingClientRect();
    return {
      height: Number.parseFloat(height),
      y: Number.parseFloat(transform.split(',')[1] ?? 'NaN'),
      wrapHeight: wrap?.height ?? 0,
      wrapTop: wrap?.top ?? 0,
      transform,
    };
  });

describe('a parallax layer', () => {
  it.each([0.8, -0.4])('at speed %d follows the original’s formula', async (speed) => {
    const html = read('parallax-2.1.7').replace('"0.8"', `"${speed}"`);
    const page = await open(`<div style="height:1000px"></div>${html}${FAR}`, { viewport: VIEWPORT });
    for (const top of [300, 700, 1000]) {
      await scrollPage(page, top);
      const { height, y, wrapHeight, wrapTop } = await style(page);
      expect(height).toBeCloseTo(
        speed > 0 ? wrapHeight + (800 - wrapHeight) * speed : wrapHeight + (800 + wrapHeight) * 0.4,
        1,
      );
      expect(y).toBeCloseTo(speed > 0 ? -wrapTop * speed : (800 - wrapTop) * speed, 1);
    }
    await page.setViewportSize(PHONE);
    await settle(page);
    const phone = await style(page);
    expect(phone.transform).toBe('');
    expect(phone.height).toBeCloseTo(phone.wrapHeight, 1);
  });

  it('[RELIABILITY 64] does not move when reduced motion is preferred', async () => {
    const page = await open(read('parallax-2.1.7') + FAR, { viewport: VIEWPORT, reducedMotion: true });
    await scrollPage(page, 40);
    const still = await style(page);
    expect(still.transform).toBe('');
    expect(still.height).toBeCloseTo(still.wrapHeight, 1);
  });

  it('follows its section when that grows, and is not measured while it is far away', async () => {
    const page = await open(read('parallax-2.1.7') + FAR, { viewport: VIEWPORT });
    await page
      .locator('.gdlr-core-text-box-item-content')
      .evaluate((node) => ((node as HTMLElement).style.height = '400px'));
    await settle(page);
    const { height, wrapHeight } = await style(page);
    expect(height).toBeCloseTo(wrapHeight + (800 - wrapHeight) * 0.8, 1);
    await scrollPage(page, 2800);
    expect(
      await page.locator('.gdlr-core-parallax').evaluate((node) => (node as HTMLElement).style.willChange),
    ).toBe('');
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    expect(await framesAsked(page)).toBe(0);
  });
});
