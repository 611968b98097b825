/**
 * The line and the bars that mark the active tab (goodlayers-panels, sections 3.1, 3.5, 3.6). Kept: never on phones
 * or if the page loaded at a phone's width; durations and curves. Fixed: measured again for every cause; found under
 * the theme's wrapper; no error while no title is active.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { movements, panelBrowser, settle } from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();

const tabs = (variant: string) => fragment(`goodlayers/tabs-2.1.7-${variant}.html`);

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);

const line = (page: Page) => page.locator('.gdlr-core-tab-item-title-line');
const inline = (page: Page) => line(page).evaluate((node) => node.getAttribute('style'));
/** A title's position in its row. */
const place = (page: Page, index: number) =>
  tab(page, index).evaluate((title) => {
    const box = title.getBoundingClientRect();
    const row = title.parentElement?.getBoundingClientRect();
    return {
      left: box.left - (row?.left ?? 0),
      top: box.top - (row?.top ?? 0),
      width: box.width,
      height: box.height,
    };
  });
const parse = (style: string | null) =>
  Object.fromEntries(
    [...(style ?? '').matchAll(/(\w+): ([\d.]+)px/g)].map(([, name = '', value]) => [name, Number(value)]),
  );

describe('the title line', () => {
  it.each(['style2-horizontal', 'style3-horizontal', 'theme-line'])(
    '%s: starts under the active title and follows the pointer',
    async (variant) => {
      const page = await open(tabs(variant));
      const at = async (index: number) => {
        const { left, width } = await place(page, index);
        const style = parse(await inline(page));
        expect(style['left']).toBeCloseTo(left, 2);
        expect(style['width']).toBeCloseTo(width, 2);
      };
      expect(await line(page).getAttribute('class')).toContain('gdlr-core-initiated');
      expect(await line(page).getAttribute('aria-hidden')).toBe('true');
      await at(0);
      await tab(page, 2).hover();
      await at(2);
      await page.mouse.move(1100, 1500);
      await at(0);
      await tab(page, 1).click();
      await page.mouse.move(1100, 1500);
      await at(1);
    },
  );

  it('style2-vertical: is along the side', async () => {
    const page = await open(tabs('style2-vertical'));
    await tab(page, 1).hover();
    const { top, height } = await place(page, 1);
    const style = parse(await inline(page));
    expect(style['top']).toBeCloseTo(top, 2);
    expect(style['height']).toBeCloseTo(height, 2);
  });

  it('moves in 300 ms, and jumps on a click', async () => {
    const page = await open(tabs('style2-horizontal'));
    await tab(page, 1).hover();
    expect(await movements(page)).toEqual([[300, 'easeOutQuart']]);
    await tab(page, 1).dispatchEvent('click');
    await settle(page);
    const { left } = await place(page, 1);
    expect(parse(await inline(page))['left']).toBeCloseTo(left, 2);
    // The remaining animation is the pane's.
    expect(await movements(page, '.gdlr-core-tab-item-title-wrap')).toEqual([]);
  });

  it('starts the next animation where the last one stopped', async () => {
    const page = await open(tabs('style2-horizontal'));
    await tab(page, 2).hover();
    await tab(page, 1).hover();
    expect(await movements(page)).toEqual([[300, 'easeOutQuart']]);
  });

  it('is measured again when a title or the window changes its size', async () => {
    const page = await open(tabs('style2-horizontal'));
    await tab(page, 0).evaluate((title) => (title.style.letterSpacing = '8px'));
    await settle(page);
    expect(parse(await inline(page))['width']).toBeCloseTo((await place(page, 0)).width, 2);
    await open(tabs('style2-horizontal').replace('gdlr-core-left-align', 'gdlr-core-center-align'));
    await page.setViewportSize({ width: 900, height: 900 });
    await settle(page);
    expect(parse(await inline(page))['left']).toBeCloseTo((await place(page, 0)).left, 1);
  });

  it('is measured again when the platform asks for it', async () => {
    const page = await open(tabs('style2-horizontal'));
    await tab(page, 0).evaluate((title) => {
      // Moves it without changing a size.
      Object.assign(title.style, { position: 'relative', left: '30px' });
      dispatchEvent(new Event('gdlr-core-element-resize'));
    });
    expect(parse(await inline(page))['left']).toBeCloseTo((await place(page, 0)).left, 2);
  });

  it('is measured when a closed panel opens', async () => {
    const page = await open(`<div id="closed" style="display:none">${tabs('style2-horizontal')}</div>`);
    await page.evaluate(() => document.getElementById('closed')?.removeAttribute('style'));
    await settle(page);
    expect(parse(await inline(page))['width']).toBeGreaterThan(10);
  });

  it.each([
    ['if the page loaded at a phone’s width', { viewport: { width: 767, height: 900 } }],
    ['on a phone', { userAgent: 'Mozilla/5.0 (iPhone)' }],
  ])('does not start %s', async (_name, opening) => {
    const page = await open(tabs('style2-horizontal'), opening);
    expect(await inline(page)).toBeNull();
    expect(await line(page).getAttribute('class')).not.toContain('initiated');
  });

  it('is hidden while no title is active, and appears with the first choice', async () => {
    const { page, start, complaints } = await openStill(tabs('none-active'));
    await start();
    await page.evaluate(() => dispatchEvent(new Event('gdlr-core-element-resize')));
    expect(await inline(page)).toBeNull();
    expect(await tab(page, 0).getAttribute('tabindex')).toBe('0');
    await tab(page, 0).focus();
    await page.keyboard.press('Enter');
    await settle(page);
    expect(await tab(page, 0).getAttribute('aria-selected')).toBe('true');
    expect(await inline(page)).toContain('width');
    expect(complaints).toEqual([]);
  });
});

const barOf = (page: Page) =>
  page.locator('[class*=bottom-slide-bar][role=presentation]').evaluate((node) => ({
    left: Number.parseFloat((node as HTMLElement).style.left),
    width: (node as HTMLElement).style.width,
  }));
const titleOf = (page: Page, index: number) =>
  tab(page, index).evaluate((node) => ({
    left: (node as HTMLElement).offsetLeft,
    outer: node.getBoundingClientRect().width,
    content: node.getBoundingClientRect().width - 2 * Number.parseFloat(getComputedStyle(node).paddingLeft),
  }));

describe('the slide bar', () => {
  it('of feature tabs 2 is 35 px wide and centred', async () => {
    const page = await open(tabs('feature2'));
    for (const index of [0, 2]) {
      if (index > 0) await tab(page, index).hover();
      const { left, content } = await titleOf(page, index);
      expect((await barOf(page)).width).toBe('35px');
      expect((await barOf(page)).left).toBeCloseTo(left + (content - 35) / 2, 0);
    }
  });

  it('of feature tabs 3 is as wide as the title', async () => {
    const page = await open(tabs('feature3'));
    await tab(page, 1).hover();
    const { left, content, outer } = await titleOf(page, 1);
    expect(Number.parseFloat((await barOf(page)).width)).toBeCloseTo(outer, 1);
    expect((await barOf(page)).left).toBeCloseTo(left + (content - outer) / 2, 0);
  });

  it('moves in 200 ms', async () => {
    const page = await open(tabs('feature2'));
    await tab(page, 1).hover();
    expect(await movements(page)).toEqual([[200, 'swing']]);
  });
});
