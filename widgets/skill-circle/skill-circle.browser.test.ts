/** The pixels of a skill circle (goodlayers-motion, section 7). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openChromium } from '../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../tests/support/page-server';
import { fragment } from '../../tests/support/pages';
import { panelBrowser } from '../../tests/support/panel-page';
import { colors } from '../../tests/support/canvas-colors';
import { style } from '../../tests/support/inline-style';

const { open } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

describe('a skill circle', () => {
  it('is drawn to its percentage, with the text in the middle, no larger than its container', async () => {
    const page = await open(`<div style="width:120px">${read('skill-circle-2.1.7')}</div>`, {
      reducedMotion: true,
    });
    // The ring is filled at 3, 6 and half past 7 o'clock, and empty at half past 10.
    const edge = 0.5 - 81 / 165;
    expect(
      await colors(page, '.gdlr-core-skill-circle > canvas', [
        [1 - edge, 0.5],
        [0.5, 1 - edge],
        [0.155, 0.845],
        [0.155, 0.155],
        [0.5, 0.5],
      ]),
    ).toEqual(['31,107,74', '31,107,74', '31,107,74', '211,220,214', '0,0,0']);
    expect(await style(page, '.gdlr-core-skill-circle', 'max-width', 'max-height')).toEqual(['80px 80px']);
    const height = await page
      .locator('.gdlr-core-skill-circle-content')
      .evaluate((content) => content.getBoundingClientRect().height);
    const [margin = ''] = await style(page, '.gdlr-core-skill-circle-content', 'margin-top');
    expect(Number.parseFloat(margin)).toBeCloseTo(-height / 2, 1);
    expect(await page.getByRole('img', { name: '72%, live in halls' }).count()).toBe(1);
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
