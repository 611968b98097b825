/**
 * Mega menus with several rows, and several menus beside each other (goodlayers-theme, sections 0.3 and 1), with the
 * original and with Atoll.
 */
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import {
  arrive,
  closeMenu,
  compare,
  DESKTOP,
  leave,
  MENU,
  openMenu,
  type Options,
  point,
} from './theme-compare';
import { readLook } from './theme-look';
import { BOTH, reopenEdited, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const open = themeBrowser();
const PHONE = { width: 412, height: 800 };

const withWidth = (px: number) => (html: string) =>
  html.replace('sf-mega-full" style="', `" style="width:${px}px;`);

const FOURTH =
  '<a href="#" class="sf-with-ul-pre">Fourth</a><ul class="sub-menu"><li class="menu-item"><a href="/plain/">Plain</a></li></ul>';

/** Adds a section to the panel of the mega menu, as the theme prints it, or as Atoll prints it in a second row. */
function withFourthSection(html: string): string {
  const theirs = `<li class="menu-item" data-size="20">${FOURTH}</li>`;
  const ours = `<div class="sf-mega-section-wrap" role="list"><div class="sf-mega-section kingster-column-20" role="listitem"><div class="sf-mega-section-inner menu-item">${FOURTH}</div></div></div>`;
  const [before = '', panel = '', ...rest] = html.split(/(<div [^>]*class="sf-mega .*?<\/div><\/li>)/s);
  const edited = panel.includes('sf-mega-section-wrap')
    ? panel.replace(/<\/div><\/li>$/, `${ours}$&`)
    : panel.replace(/<\/ul>\s*<\/div><\/li>$/, `${theirs}$&`);
  return [before, edited, ...rest].join('');
}

describe('mega menus', skipFor(reason), () => {
  it('a fourth section of a third starts a second row', async () => {
    const rows: number[][] = [];
    const found = await compare(open, { edit: withFourthSection }, async (page, look) => {
      await point(page, 2);
      await look('open');
      const tops = await page
        .locator(`${MENU} .sf-mega-section`)
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      rows.push(tops);
      await page.locator(`${MENU} .sf-mega a:text-is("Fourth")`).hover();
      await look('over a title');
    });
    expect(found).toEqual([]);
    expect(rows[0]).toEqual([rows[0]?.[0], rows[0]?.[0], rows[0]?.[0], rows[0]?.[3]]);
    expect(rows[0]?.[3]).toBeGreaterThan(rows[0]?.[0] ?? Infinity);
    expect(rows[1]).toEqual(rows[0]);
  });

  it.each([700, 1300])('a panel of %i px', async (px) => {
    const [original, atoll] = await Promise.all(
      BOTH.map(async (who) => {
        const page = await open(who, { path: 'plain/?no-item=current', viewport: DESKTOP });
        await reopenEdited(page, withWidth(px));
        await arrive(page);
        await point(page, 2);
        const parts = (await readLook(page)).filter(({ look }) => look.startsWith('div.sf-mega'));
        return { panel: parts[0]?.place ?? [], sizes: parts.map(({ place: [, ...sizes] }) => sizes) };
      }),
    );
    expect(atoll?.sizes).toEqual(original?.sizes);
    expect(original?.panel).toHaveLength(4);
    const [left = 0, , width = 0] = atoll?.panel ?? [];
    expect(width).toBe(px);
    expect([left >= 0, left + width <= DESKTOP.width]).toEqual([true, true]);
    // Wanted: the original is 18 px beside the center of the item, because it does not count the item's padding.
    expect((original?.panel[0] ?? 0) - left).toBe(18);
  });
});

/** Gives the first item of the top bar's menu a list. The menu is printed twice if phones show it, too. */
const withTopBarList = (html: string): string =>
  html.replaceAll(
    /(<li +class="menu-item )([^"]*"><a href="[^"]*">Alumni<\/a>)/g,
    '$1menu-item-has-children $2<ul class="sub-menu"><li class="menu-item" data-size="60"><a href="/plain/">Reunion</a></li></ul>',
  );

describe('several menus', skipFor(reason), () => {
  const RIGHT_BUTTON = '.kingster-right-menu-button';
  const PHONE_BUTTON = '.kingster-mobile-menu-button';

  it.each(['left', 'right'])('the menu of the top bar at the %s, with a list', async (side) => {
    const options = { 'top-bar-menu-position': side };
    const found = await compare(open, { options, edit: withTopBarList }, async (page, look) => {
      const item = '.kingster-top-bar-menu>li:first-child';
      await page.locator(`${item}>a`).hover();
      await page.locator(`${item}.sfHover>ul`).waitFor();
      await look('open');
      await page.mouse.move(675, 700);
      await page.locator(`${item}>ul`).waitFor({ state: 'hidden' });
      await point(page, 3, 1);
      await look('with the list of the main menu');
    });
    expect(found).toEqual([]);
  });

  it('the menu of the top bar on phones, beside the menu in a panel', async () => {
    const options = { 'enable-top-bar-on-mobile': 'enable' };
    const visit = { options, edit: withTopBarList, viewport: PHONE };
    const found = await compare(open, visit, async (page, look) => {
      const item = '.kingster-mobile-header-wrap .kingster-top-bar-menu>li:first-child';
      await page.locator(`${item}>a`).hover();
      await page.locator(`${item}.sfHover>ul`).waitFor();
      await look('with its list');
      await page.mouse.move(206, 700);
      await page.locator(`${item}>ul`).waitFor({ state: 'hidden' });
      await openMenu(page, PHONE_BUTTON);
      await look('with the panel');
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['plain', {}],
    ['plain, logo in the menu', { 'header-plain-style': 'splitted-menu' }],
    ['plain, menu in the middle', { 'header-plain-style': 'center-menu' }],
    ['plain, logo above the menu', { 'header-plain-style': 'center-logo' }],
    ['boxed, logo in the menu', { 'header-style': 'boxed', 'header-boxed-style': 'splitted-menu' }],
    ['boxed, menu in the middle', { 'header-style': 'boxed', 'header-boxed-style': 'center-menu' }],
    ['bar', { 'header-style': 'bar' }],
  ])('%s: the main menu, the one beside it, and the one for phones', async (_name, options: Options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await point(page, 3, 1);
      await look('the main menu');
      await leave(page);
      await openMenu(page, RIGHT_BUTTON);
      await look('the menu beside it');
      await closeMenu(page);
      await page.setViewportSize(PHONE);
      await openMenu(page, PHONE_BUTTON);
      await look('the menu for phones');
      await closeMenu(page);
      await page.setViewportSize(DESKTOP);
      await point(page, 2);
      await look('the main menu again');
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['buttons with a border', { 'right-menu-style': 'hamburger-with-border' }],
    ['arrows at the items', { 'enable-main-navigation-submenu-indicator': 'enable' }],
    [
      'arrows and borders, menus over the page',
      {
        'right-menu-style': 'hamburger-with-border',
        'right-menu-type': 'overlay',
        'enable-main-navigation-submenu-indicator': 'enable',
      },
    ],
  ])('%s', async (_name, options: Options) => {
    const found = await compare(open, { options }, async (page, look) => {
      await point(page, 3, 1);
      await look('a list');
      await leave(page);
      await openMenu(page, RIGHT_BUTTON);
      await look('the menu beside it');
      await closeMenu(page);
      await page.setViewportSize(PHONE);
      await openMenu(page, PHONE_BUTTON);
      await look('the menu for phones');
    });
    expect(found).toEqual([]);
  });
});
