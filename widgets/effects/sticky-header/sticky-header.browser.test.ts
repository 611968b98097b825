/** A theme's sticky header in a real layout (goodlayers-theme, section 3). It replaces Kingster's. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open, openStill } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };
const read = (name: string, extra = ''): string =>
  `<div style="height:60px">Top bar</div>${fragment(`goodlayers-theme/sticky-header-3.2.9-${name}.html`)}<p id="below">Below</p>${extra}<div style="height:3000px"></div><style>body,main{margin:0}</style>`;
const BAR_FOR_EDITORS =
  '<div id="wpadminbar" style="position:fixed;top:0;left:0;right:0;height:46px;background:#000"></div>';

const header = (page: Page) =>
  page.locator('.kingster-sticky-navigation,#kingster-mobile-header').evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    return {
      top: Math.round(top),
      parent: node.parentElement?.localName,
      isFixed: node.classList.contains('kingster-fixed-navigation'),
      isSmall: node.classList.contains('kingster-animate-fixed-navigation'),
    };
  });
const pageTop = (page: Page) =>
  page.locator('#below').evaluate((node) => Math.round(node.getBoundingClientRect().top + scrollY));

/** Waits until the header has the class for its small sizes, or has lost it. */
const small = (page: Page, count: 0 | 1) =>
  page.waitForFunction(
    (count) => document.querySelectorAll('.kingster-animate-fixed-navigation').length === count,
    count,
  );
const noInlineHeight = (page: Page) =>
  page.waitForFunction(
    () => !document.querySelector<HTMLElement>('.kingster-sticky-navigation')?.style.height,
  );

describe('a plain header', () => {
  it('becomes fixed when its top is reached, gets small, and returns; the page does not move', async () => {
    const page = await open(read('fixed'), { viewport: VIEWPORT });
    const below = await pageTop(page);
    await scrollPage(page, 59);
    expect(await header(page)).toEqual({ top: 1, parent: 'div', isFixed: false, isSmall: false });
    await scrollPage(page, 100);
    expect(await header(page)).toMatchObject({ top: 0, parent: 'body', isFixed: true });
    await small(page, 1);
    expect(await pageTop(page)).toBe(below);
    expect(await page.locator('.kingster-sticky-menu-placeholder').count()).toBe(1);
    await scrollPage(page, 0);
    await small(page, 0);
    await noInlineHeight(page);
    expect(await header(page)).toEqual({ top: 60, parent: 'div', isFixed: false, isSmall: false });
    expect(await pageTop(page)).toBe(below);
    expect(await page.locator('.kingster-sticky-menu-placeholder').count()).toBe(0);
  });

  it('is fixed from the start on a page that is restored in the middle, and shows its small logo', async () => {
    const { page, start } = await openStill(read('fixed'), { viewport: VIEWPORT });
    await page.evaluate(() => scrollTo(0, 1500));
    await start();
    await small(page, 1);
    expect(await header(page)).toMatchObject({ top: 0, isFixed: true });
    expect(await page.locator('.kingster-fixed-nav-logo').isVisible()).toBe(true);
    expect(await page.locator('.kingster-orig-logo').isVisible()).toBe(false);
  });

  it('keeps the focus when it becomes fixed', async () => {
    const page = await open(read('fixed'), { viewport: VIEWPORT });
    const link = page.getByRole('link', { name: 'Courses' });
    await link.focus();
    await scrollPage(page, 500);
    expect(await header(page)).toMatchObject({ isFixed: true });
    expect(await link.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('is below WordPress’s bar', async () => {
    const page = await open(BAR_FOR_EDITORS + read('fixed'), { viewport: VIEWPORT });
    await scrollPage(page, 20);
    expect(await header(page)).toMatchObject({ top: 46, isFixed: true });
  });

  it('is left alone where the stylesheet hides it, also when the window becomes that narrow', async () => {
    const page = await open(read('fixed'), { viewport: VIEWPORT });
    await scrollPage(page, 500);
    expect(await header(page)).toMatchObject({ isFixed: true });
    await page.setViewportSize({ width: 900, height: 800 });
    await page.waitForFunction(() => !document.querySelector('.kingster-fixed-navigation'));
    expect(await header(page)).toMatchObject({ parent: 'div' });
  });

  it('publishes the distance for links, which other plugins read and write', async () => {
    const page = await open(read('fixed'), { viewport: VIEWPORT });
    expect(await page.evaluate(() => Reflect.get(window, 'kingster_anchor_offset') as unknown)).toBe(75);
  });

  it('stays in its place on a page of a lesson', async () => {
    const { page, start } = await openStill(read('fixed'), { viewport: VIEWPORT });
    await page.evaluate(() => document.body.classList.add('course-item-popup'));
    await start();
    await scrollPage(page, 500);
    expect(await header(page)).toMatchObject({ isFixed: false });
  });
});

describe.each([
  ['a sliding header', 'slide', VIEWPORT],
  ['the mobile header', 'mobile', { width: 390, height: 800 }],
  ['the mobile header of a wide tablet', 'mobile', { width: 1050, height: 800 }],
])('%s', (_name, file, viewport) => {
  it('slides in 200 px after it has left the window, and out again', async () => {
    const page = await open(read(file), { viewport });
    const below = await pageTop(page);
    const limit = below + 200;
    await scrollPage(page, limit - 20);
    expect(await header(page)).toMatchObject({ isFixed: false });
    await scrollPage(page, limit + 20);
    await finishMovements(page);
    expect(await header(page)).toMatchObject({ top: 0, parent: 'body', isFixed: true });
    expect(await pageTop(page)).toBe(below);
    await scrollPage(page, limit - 20);
    await page.waitForFunction(() => !document.querySelector('.kingster-fixed-navigation'));
    expect(await header(page)).toMatchObject({ parent: 'div', isFixed: false });
    expect(await page.locator('[class*=-placeholder]').count()).toBe(0);
  });

  it('is in its place at once after a jump to the top', async () => {
    const page = await open(read(file), { viewport });
    await scrollPage(page, 1500);
    await finishMovements(page);
    await scrollPage(page, 0);
    expect(await header(page)).toMatchObject({ top: 60, isFixed: false });
  });
});
