/** Equal heights in a real layout (goodlayers-motion, section 13). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 400, height: 800 };

const heights = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((node) => node.getBoundingClientRect().height));

/** A member of a group with this height. */
const box = (height: number, more = '') =>
  `<div data-sync-height="a"${more}><div data-sync-height-offset></div><div style="height:${height}px"></div></div>`;

describe('equal heights', () => {
  const MEMBER = '[data-sync-height]';
  const CONTENT = '.gdlr-core-sync-height-content';

  it('equal the highest member, centre the other’s content, and follow content that loads late', async () => {
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

  it('push content down by whole pixels', async () => {
    const page = await open(box(100.25) + box(300), { viewport: VIEWPORT });
    expect(await heights(page, MEMBER)).toEqual([300, 300]);
    expect(await heights(page, '.gdlr-core-sync-height-offset')).toEqual([199]);
  });

  it('count a closed panel as open, push content down if the page says so, and do not scroll', async () => {
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

  it.each([
    ['centred', ' data-sync-height-center'],
    ['not centred', ''],
  ])('are those of the members alone, not of their row or their margins (%s)', async (_, centre) => {
    const column = (height: number, key = 'data-sync-height="a"') =>
      `<div class="gdlr-core-pbf-column" style="flex:1"><div ${key}${centre}><div class="gdlr-core-sync-height-content"><p style="height:${height}px;margin:0 0 20px"></p></div></div></div>`;
    const row = `<div style="display:flex">${column(100)}${column(300)}${column(500, 'data-alone')}</div>`;
    const page = await open(row, { viewport: VIEWPORT });
    expect(await heights(page, MEMBER)).toEqual([300, 300]);
  });

  it('leave the margins of a centred member as they are on a phone', async () => {
    const page = await open(
      '<div id="group"><div data-sync-height="a" data-sync-height-center style="margin-bottom:30px"><p style="height:50px;margin:0 0 20px"></p></div></div><p style="margin:0">end</p>',
      { viewport: PHONE },
    );
    expect(await heights(page, MEMBER)).toEqual([50]);
  });

  it('on a phone apply only to the two faces of a box', async () => {
    const page = await open(
      `<div><div class="gdlr-core-hover-content-front" data-sync-height="a"><div style="height:50px"></div></div><div class="gdlr-core-hover-content-back" data-sync-height="a"><div style="height:80px"></div></div></div>`,
      { viewport: PHONE },
    );
    expect(await heights(page, MEMBER)).toEqual([80, 80]);
  });
});
