/** A sticky sidebar in a real layout (goodlayers-motion, section 17). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open, openStill } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };

describe('a sticky sidebar', () => {
  const SIDE = '.gdlr-core-pbf-sidebar-right';
  const STATE = /gdlr-core-(?:fixed|stick)-[a-z-]*sidebar/g;

  /** A container that starts at 600 px and is 3000 px high, with content after it. */
  const around = (html: string, height: number) =>
    `<div style="height:600px"></div>${html}<div style="height:3000px"></div>
    <style>.gdlr-core-pbf-sidebar-content{height:3000px}${SIDE}{height:${height}px}main{margin:0}body{margin:0}</style>`;
  const look = async (page: Page) => {
    const { top, left, width, name, bottom } = await page.locator(SIDE).evaluate((node) => {
      const { top, left, width, bottom } = node.getBoundingClientRect();
      return { top, left, width, bottom, name: node.className };
    });
    return {
      top: Math.round(top),
      bottom: Math.round(bottom),
      left: Math.round(left),
      width: Math.round(width),
      state: name.match(STATE)?.join() ?? '',
    };
  };

  it('that is short keeps its distance, ends with its container without a jump, and returns', async () => {
    const page = await open(around(read('sticky-sidebar-2.1.7'), 300), { viewport: VIEWPORT });
    const home = await look(page);
    expect(home).toMatchObject({ top: 600, state: '' });
    const { left, width } = home;
    await scrollPage(page, 511);
    expect(await look(page)).toMatchObject({ top: 90, left, width, state: 'gdlr-core-fixed-sidebar' });
    expect(
      await page
        .locator(`${SIDE} + .gdlr-core-column-20`)
        .evaluate((node) => [
          node.childNodes.length,
          getComputedStyle(node).backgroundColor,
          (node as HTMLElement).style.float,
        ]),
    ).toEqual([0, 'rgba(0, 0, 0, 0)', 'left']);
    await scrollPage(page, 3209);
    expect(await look(page)).toMatchObject({ top: 90, state: 'gdlr-core-fixed-sidebar' });
    await scrollPage(page, 3215);
    expect(await look(page)).toMatchObject({ top: 85, left, width, state: 'gdlr-core-fixed-bottom-sidebar' });
    await page.setViewportSize({ width: 1000, height: 800 });
    await settle(page);
    const narrow = await look(page);
    expect(narrow.width).toBe(Math.round(1000 / 3));
    await page.setViewportSize({ width: 959, height: 800 });
    await settle(page);
    expect(await look(page)).toMatchObject({ state: '' });
    await page.setViewportSize(VIEWPORT);
    await scrollPage(page, 0);
    expect(await look(page)).toEqual(home);
    expect(await page.locator(SIDE).evaluate((node) => (node as HTMLElement).style.length)).toBe(0);
    expect(await page.locator('.gdlr-core-sidebar-sub-added').count()).toBe(0);
  });

  it('that is tall goes through its five states', async () => {
    const page = await open(around(read('sticky-sidebar-1.8.7'), 1200), { viewport: VIEWPORT });
    const seen: unknown[] = [];
    for (const top of [900, 1100, 1500, 1400, 1000, 900, 1000, 1700, 3000, 2900, 2300, 0]) {
      await scrollPage(page, top);
      const { state, top: at, bottom } = await look(page);
      seen.push([top, state.replace('gdlr-core-', ''), at, bottom]);
    }
    expect(seen).toEqual([
      [900, '', -300, 900],
      [1100, 'fixed-bottom-sidebar', -400, 800],
      [1500, 'fixed-bottom-sidebar', -400, 800],
      // Upwards: parked at once, and within this scroll not yet high enough.
      [1400, 'stick-bottom-sidebar', -400, 800],
      [1000, 'stick-bottom-sidebar', 0, 1200],
      [900, 'fixed-top-sidebar', 0, 1200],
      // Downwards: parked again.
      [1000, 'stick-top-sidebar', 0, 1200],
      [1700, 'fixed-bottom-sidebar', -400, 800],
      [3000, 'stick-bottom-sidebar', -600, 600],
      [2900, 'stick-bottom-sidebar', -500, 700],
      [2300, 'fixed-top-sidebar', 0, 1200],
      [0, '', 600, 1800],
    ]);
  });

  it('of a page that loads half way down is in position at once', async () => {
    const { page, start } = await openStill(around(read('sticky-sidebar-2.1.7'), 300), {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => scrollTo(0, 1500));
    await start();
    await settle(page);
    expect(await look(page)).toMatchObject({ top: 90, state: 'gdlr-core-fixed-sidebar' });
  });
});
