/** The cost of the plugin's stylesheets when a widget's state changes. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../support/shared-chromium';
import { recalculatedElements } from '../support/style-cost';

const SHEETS = ['first-paint', 'first-paint-effects', 'first-paint-essential-addons'];
const ELEMENTS = 500;

let browser: Browser;

beforeAll(async () => {
  browser = await openChromium();
});
afterAll(() => browser.close());

it.each(SHEETS)('%s.css computes no styles again below an element whose state changes', async (name) => {
  const page = await browser.newPage();
  const css = readFileSync(new URL(`../../wp-plugin/${name}.css`, import.meta.url), 'utf8');
  await page.setContent(`<style>${css}</style>${'<div><p class="text">Text</p></div>'.repeat(ELEMENTS / 2)}`);
  await page.evaluate(() => document.body.offsetHeight);
  // The test sees the styles of the whole page if they are computed.
  expect(
    await recalculatedElements(page, () => {
      document.documentElement.style.fontSize = '17px';
      return document.body.offsetHeight;
    }),
  ).toBeGreaterThan(ELEMENTS);
  expect(
    await recalculatedElements(page, () => {
      document.documentElement.dataset['atollState'] = 'ready';
      return document.body.offsetHeight;
    }),
  ).toBeLessThan(ELEMENTS / 5);
  await page.close();
});
