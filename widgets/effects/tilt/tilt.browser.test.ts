/** A tilted column under a real pointer (goodlayers-motion, section 18). */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openChromium } from '../../../tests/support/shared-chromium';
import { type PageServer, startPageServer } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string): string => fragment(`goodlayers/${name}.html`);

it('a tilted column leans towards the mouse by 30 degrees, and returns when the mouse leaves', async () => {
  const page = await open(read('tilt-2.1.7'));
  const column = page.locator('.gdlr-core-effect-3d');
  const box = await page.locator('.gdlr-core-pbf-column').boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  const angles = async () =>
    (await column.evaluate((node) => node.style.transform))
      .match(/-?[\d.]+(?=deg)/g)
      ?.map((degrees) => Math.round(Number(degrees)));
  await page.mouse.move(x + width / 2, y + height / 2);
  expect(await angles()).toEqual([0, 0]);
  await page.mouse.move(x + width - 1, y + 1);
  const [around, over] = (await angles()) ?? [];
  expect([Math.abs((around ?? 0) - 30) <= 1, Math.abs((over ?? 0) - 30) <= 1]).toEqual([true, true]);
  await page.mouse.move(x + width + 200, y + height + 200);
  expect(await angles()).toEqual([0, 0]);
  await page.waitForFunction(() => !document.querySelector('.gdlr-core-animate-transform'));
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
