/**
 * The theme's options (goodlayers-theme, section 0.3): the same page with the original and with Atoll, driven in the same
 * way. Everything that a visitor sees of the header and its menus is compared: which parts are visible, where they are,
 * their classes, and their colors.
 */
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import {
  BEYOND_PX,
  closeMenu,
  compare,
  FIXED,
  goBack,
  goBeyond,
  leave,
  MENU,
  openMenu,
  type Options,
  point,
} from './theme-compare';
import { readLook } from './theme-look';
import { measure, scrollPageTo, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const open = themeBrowser();
const HEADER = '.kingster-sticky-navigation';
/** After which a header slides in. */
const EXTRA_PX = 200;

/** Makes two items of the menu current. The bar is under the first. */
const withCurrentItem = (html: string): string =>
  html.replace(
    /(?=menu-item-\d+ kingster-normal-menu"><a[^>]*>(?:Academics|Everything)<)/g,
    'current-menu-item ',
  );

const TRANSPARENT = { 'header-background-style': 'transparent' };
const HEADERS: readonly (readonly [string, Options])[] = [
  ['plain', {}],
  ['plain and transparent', TRANSPARENT],
  ['plain, with the logo above the menu', { 'header-plain-style': 'center-logo' }],
  ['plain, with the menu in the middle', { 'header-plain-style': 'center-menu' }],
  ['plain, with the logo in the menu', { 'header-plain-style': 'splitted-menu' }],
  ['plain, in a boxed page', { layout: 'boxed' }],
  ['a bar', { 'header-style': 'bar' }],
  ['a transparent bar', { 'header-style': 'bar', ...TRANSPARENT }],
  ['boxed', { 'header-style': 'boxed' }],
  ['boxed, with the logo in the menu', { 'header-style': 'boxed', 'header-boxed-style': 'splitted-menu' }],
];

describe('headers', skipFor(reason), () => {
  it.each(HEADERS)('%s: lists, fixed, and back', async (_name, options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await point(page, 3, 1, 1);
      await look('at the top, with lists');
      await leave(page);
      await goBeyond(page);
      await look('fixed');
      await point(page, 2);
      await look('fixed, with a mega menu');
      await leave(page);
      await goBack(page);
      await look('back at the top');
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['no fixed header', { 'enable-main-navigation-sticky': 'disable' }],
    ['no bar in the menu', { 'navigation-slide-bar': 'disable' }],
  ])('%s', async (_name, options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await look('at the top');
      await scrollPageTo(page, BEYOND_PX);
      await look('beyond the header');
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['plain', {}],
    ['plain and transparent', TRANSPARENT],
    ['a bar', { 'header-style': 'bar' }],
  ])('%s: begins and ends to be fixed at the same places', async (_name, options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await look('at the top');
      const slides = await page.locator(`${HEADER}.kingster-style-slide`).count();
      const height = await measure(page, HEADER, 'height');
      const limit = (await measure(page, HEADER, 'top')) + (slides > 0 ? height + EXTRA_PX : 0);
      for (const px of [limit - 2, limit + 2, BEYOND_PX, limit + 2, limit - 2]) {
        await scrollPageTo(page, px);
        await look(`at ${px} px, after ${await page.evaluate(() => scrollY)} px`);
      }
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['plain', {}],
    ['boxed', { 'header-style': 'boxed' }],
  ])('%s: other widths of the window while it is fixed', async (_name, options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await goBeyond(page);
      for (const width of [900, 1300]) {
        await page.setViewportSize({ width, height: 800 });
        await readLook(page);
        // The original looks when the page is scrolled, Atoll at once. The browser may have scrolled with the content.
        await scrollPageTo(page, BEYOND_PX - width / 100);
        await page.locator(FIXED).filter({ visible: true }).waitFor();
        await look(`${width} px`);
      }
      await goBack(page);
      await look('back at the top');
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['plain', {}],
    ['plain, with the logo in the menu', { 'header-plain-style': 'splitted-menu' }],
  ])('%s: the bar under the current item', async (_name, options) => {
    // The original rounds the place of the bar.
    const found = await compare(
      open,
      { options, edit: withCurrentItem, tolerancePx: 1 },
      async (page, look) => {
        await look('at the top');
        await page.locator(`${MENU}>li>a:text-is("Contact")`).hover();
        await look('under the pointer');
        await goBeyond(page);
        await page.mouse.move(675, 700);
        await look('fixed');
      },
    );
    expect(found).toEqual([]);
  });
});

describe('the menu at the side of the window', skipFor(reason), () => {
  it.each([
    ['a panel at the right, plain', {}],
    ['a panel at the left, boxed', { 'right-menu-type': 'left', 'header-style': 'boxed' }],
    ['over the page, bar', { 'right-menu-type': 'overlay', 'header-style': 'bar' }],
    [
      'a panel at the left, logo in the menu',
      { 'right-menu-type': 'left', 'header-plain-style': 'splitted-menu' },
    ],
  ])('while the header is fixed: %s', async (_name, options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await goBeyond(page);
      await openMenu(page, `${FIXED} .kingster-right-menu-button`);
      await look('open');
      await closeMenu(page);
      await look('closed');
      await goBack(page);
      await look('back at the top');
    });
    expect(found).toEqual([]);
  });
});
