/** What follows the page's layout, in real frames: equal, half and full heights, sidebars (goodlayers-motion, sections 13 to 17). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { panelBrowser, settle } from '../../support/panel-page';

const { open, openStill } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

/** Scrolls as a visitor does, and waits for the frames that follow. */
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), top);
  await settle(page);
}

/** A member of a group that is so high. */
const box = (height: number, more = '') =>
  `<div data-sync-height="a"${more}><div data-sync-height-offset></div><div style="height:${height}px"></div></div>`;

describe('equal heights', () => {
  const MEMBER = '[data-sync-height]';
  const CONTENT = '.gdlr-core-sync-height-content';

  it('are those of the highest, its neighbour’s content in the middle, also when content comes late', async () => {
    const page = await open(read('sync-height-2.1.7'), { viewport: VIEWPORT });
    const [first = NaN, second] = await heights(page, MEMBER);
    expect(second).toBe(first);
    const middle = () =>
      page
        .locator(MEMBER)
        .nth(1)
        .evaluate((member) => {
          const box = member.getBoundingClientRect();
          const content = member.querySelector('.gdlr-core-sync-height-content')?.getBoundingClientRect();
          return content ? (content.top + content.bottom - box.top - box.bottom) / 2 : NaN;
        });
    expect(await middle()).toBeCloseTo(0, 0);
    await page
      .locator(CONTENT)
      .first()
      .evaluate((node) =>
        node.append(Object.assign(document.createElement('div'), { style: 'height:150px' })),
      );
    await settle(page);
    expect((await heights(page, MEMBER)).map((height) => Math.round(height - first))).toEqual([150, 150]);
    expect(await middle()).toBeCloseTo(0, 0);
    expect(await page.locator('.gdlr-core-sync-height-pre-spaces').count()).toBe(1);
    await page.setViewportSize(PHONE);
    await settle(page);
    const [a = NaN, b = NaN] = await heights(page, MEMBER);
    expect(a).toBeGreaterThan(b);
    expect(await page.locator('.gdlr-core-sync-height-pre-spaces').count()).toBe(0);
  });

  it('count a closed panel as if it were open, push down where the page says so, and do not scroll', async () => {
    const page = await open(
      `<div style="height:2000px"></div>${box(100)}${box(300, ' style="display:none"')}<p id="end">end</p>`,
      { viewport: VIEWPORT },
    );
    expect(await heights(page, MEMBER)).toEqual([300, 0]);
    expect(
      await page
        .locator('.gdlr-core-sync-height-offset')
        .evaluateAll((all) => all.map((node) => (node as HTMLElement).style.height)),
    ).toEqual(['200px']);
    await scrollPage(page, 1e6);
    const before = await page.evaluate(() => scrollY);
    await page.evaluate(() => dispatchEvent(new Event('gdlr-core-element-resize')));
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  it('on a phone are kept for the two faces of a box only', async () => {
    const page = await open(
      `<div><div class="gdlr-core-hover-content-front" data-sync-height="a"><div style="height:50px"></div></div><div class="gdlr-core-hover-content-back" data-sync-height="a"><div style="height:80px"></div></div></div>`,
      { viewport: PHONE },
    );
    expect(await heights(page, MEMBER)).toEqual([80, 80]);
  });
});

describe('half heights', () => {
  it('come from the picture’s shape, before the picture has come', async () => {
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

describe('full heights', () => {
  it('follow the screen, the content in the middle', async () => {
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

describe('a sidebar', () => {
  it('is as high as its content where a column has a background, and not on a phone', async () => {
    const page = await open(read('sidebar-height-2.1.7'), { viewport: VIEWPORT });
    const [content, side] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(side).toBe(content);
    await page.setViewportSize(PHONE);
    await settle(page);
    const [tall = NaN, short = NaN] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(tall).toBeGreaterThan(short);
  });

  it('is left as high as it is on a page without such a background', async () => {
    const page = await open(read('sticky-sidebar-1.8.7'), { viewport: VIEWPORT });
    const [content = NaN, side = NaN] = await heights(page, '.gdlr-core-pbf-sidebar-padding');
    expect(content).toBeGreaterThan(side);
  });
});

describe('a sticky sidebar', () => {
  const SIDE = '.gdlr-core-pbf-sidebar-right';
  const STATE = /gdlr-core-(?:fixed|stick)-[a-z-]*sidebar/g;

  /** A container that begins 600 px down and is 3000 px high, with a page after it. */
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

  it('that is short hangs from its distance, ends with its container without a jump, and goes home', async () => {
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
      // Up: parked at once, and in the same scroll not yet high enough.
      [1400, 'stick-bottom-sidebar', -400, 800],
      [1000, 'stick-bottom-sidebar', 0, 1200],
      [900, 'fixed-top-sidebar', 0, 1200],
      // Down: parked again.
      [1000, 'stick-top-sidebar', 0, 1200],
      [1700, 'fixed-bottom-sidebar', -400, 800],
      [3000, 'stick-bottom-sidebar', -600, 600],
      [2900, 'stick-bottom-sidebar', -500, 700],
      [2300, 'fixed-top-sidebar', 0, 1200],
      [0, '', 600, 1800],
    ]);
  });

  it('of a page that opens half way down is in its place at once', async () => {
    const { page, start } = await openStill(around(read('sticky-sidebar-2.1.7'), 300), {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => scrollTo(0, 1500));
    await start();
    await settle(page);
    expect(await look(page)).toMatchObject({ top: 90, state: 'gdlr-core-fixed-sidebar' });
  });
});
