/** What the plugin prints for the theme's menus when the theme's script is gone (goodlayers-theme, sections 1 and 2.4). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { fragment } from '../support/pages';
import { visit } from './site';

const read = (name: string) => fragment(`goodlayers-theme/${name}.html`);
const MAIN = read('main-menu-3.2.9');
const TOP_BAR = read('main-menu-3.2.9-top-bar');
const VERTICAL = read('main-menu-3.2.9-vertical');

const address = (markup: string, scenarios = ',allow-theme'): string =>
  `demo/?fixture=decisions,kingster${scenarios},markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

/** The page's text, with the markup of a menu. */
async function page(markup: string, scenarios?: string): Promise<string> {
  return (await visit(address(markup, scenarios))).text;
}

const STYLE = /<style id="atoll-first-paint-theme">(.*?)<\/style>/;

describe.concurrent('a menu', () => {
  test('is a named navigation', async () => {
    expect(await page(MAIN)).toContain(
      '<div role="navigation" aria-label="Main menu" class="kingster-main-menu"',
    );
    expect(await page(TOP_BAR)).toContain(
      '<div role="navigation" aria-label="Top bar menu" class="kingster-top-bar-right',
    );
  });

  test('has a named button beside the link of each list, and names the current link', async () => {
    const text = await page(TOP_BAR.replace('menu-item kingster', 'menu-item current-menu-item kingster'));
    expect(text).toContain('<a aria-current="page" href="/alumni/">Alumni</a>');
    const button =
      /Students<\/a><span data-atoll-toggle tabindex="0" aria-label="Students submenu" role="button" aria-expanded="false" aria-controls="(.*?)"><span><\/span><\/span>\s*<ul id="(.*?)" class="sub-menu">/;
    const [, controlled, id] = button.exec(text) ?? [];
    expect([controlled, id]).toEqual([expect.stringMatching(/^atoll-submenu-\d+$/), controlled]);
  });

  test('turns a link that leads nowhere into the button', async () => {
    const text = await page(MAIN);
    expect(text).toMatch(
      /<a tabindex="0" role="button" aria-expanded="false" aria-controls="(.*?)" href="#" class="sf-with-ul-pre">Campus<\/a><div id="\1" class="sf-mega/,
    );
    expect(text.match(/data-atoll-toggle tabindex/g)).toHaveLength(4);
  });

  test('keeps the id of a list', async () => {
    const text = await page(TOP_BAR.replace('<ul class="sub-menu">', '<ul class="sub-menu" id="own">'));
    expect(text).toContain('aria-controls="own"');
    expect(text).not.toContain('id="atoll-submenu');
  });

  test('has arrows in a vertical menu from the start', async () => {
    const text = await page(VERTICAL);
    expect(text.match(/ class="sf-with-ul"/g)).toHaveLength(3);
    expect(text).toMatch(/ class="sf-with-ul" href="\/living\/">Living/);
  });

  test('opens by hover and focus without a script', async () => {
    const style = STYLE.exec(await page(MAIN))?.[1] ?? '';
    expect(style).toContain('li:hover>:is(ul,.sf-mega){display:block}');
    expect(style).toContain('li:focus-within>:is(ul,.sf-mega){display:block}');
    expect(style).not.toContain('header-side-nav');
    expect(STYLE.exec(await page('<p>Text</p>'))?.[1]).not.toContain('sf-mega');
  });

  test('that is badly nested stays as it is', async () => {
    const broken = TOP_BAR.replace('Timetable</a></li>', 'Timetable</a></div>');
    expect(await page(broken)).toContain(broken);
  });

  test('stays as it is if the theme’s script stays', async () => {
    const text = await page(MAIN, '');
    expect(text).toContain(MAIN);
    expect(text).not.toMatch(STYLE);
  });
});

/** @returns the panel of a page with these sizes of its sections, and the sizes in its rows */
async function panelWith(...sizes: readonly string[]) {
  const left = [...sizes];
  const text = await page(MAIN.replaceAll(/data-size="(?:20|40|30)"/g, () => `data-size="${left.shift()}"`));
  const panel = /<div id="[^"]*" class="sf-mega sf-mega-full".*?(?=Academics)/s.exec(text)?.[0] ?? '';
  const rows = panel.split('<div class="sf-mega-section-wrap" role="list">').slice(1);
  const sections = rows.map((row) =>
    [...row.matchAll(/sf-mega-section kingster-column-(\d+)/g)].map(([, size]) => size),
  );
  return { panel, sections };
}

describe.concurrent('the panel of a mega menu', () => {
  test.each([
    [['20', '20', '20'], [['20', '20', '20']]],
    [
      ['40', '40', '20'],
      [['40'], ['40', '20']],
    ],
    [
      ['60', '30', '40'],
      [['60'], ['30'], ['40']],
    ],
  ])('has rows for sections of %j', async (sizes, rows) => {
    expect((await panelWith(...sizes)).sections).toEqual(rows);
  });

  test('has rows, which are filled while the sections fit', async () => {
    const { panel, sections } = await panelWith('20', '40', '30');
    expect(sections).toEqual([['20', '40'], ['30']]);
    expect(panel).toContain(
      '<div class="sf-mega-section-inner menu-item menu-item-has-children"><a href="#"',
    );
    expect(panel).toContain('<div class="kingster-mega-menu-section-content"><p>Open to everyone.</p></div>');
    expect(panel).toContain('<li  class="menu-item"><a href="/halls/">');
    expect(panel.match(/<div/g)?.length).toBe(panel.match(/<\/div>/g)?.length);
  });
});

test('the parts of a header at the side are in their places from the start', async () => {
  const text = await page(read('side-header-3.2.9-middle'));
  const style = STYLE.exec(text)?.[1] ?? '';
  expect(text).toMatch(/<script[^>]* data-prefix="kingster"[^>]*>[^<]*<\/script>\s*<\/header>/);
  expect(style).toContain('#kingster-header-side-nav>header{display:flex;flex-direction:column;min-height:');
  expect(style).toContain('.kingster-pos-bottom,#kingster-header-side-nav.kingster-style-middle');
});

test('the cross of a menu’s button does not turn with reduced motion', async () => {
  const style = STYLE.exec(await page(read('sliding-panel-3.2.9')))?.[1] ?? '';
  const reduced = style.slice(style.indexOf('@media (prefers-reduced-motion:reduce)'));
  for (const part of ['::before', '::after', ' span'])
    expect(reduced).toContain(`.kingster-mobile-button-hamburger${part}`);
});

const links = (tab: Page): Promise<string[]> =>
  tab.locator('.menu-item>a').filter({ visible: true }).allTextContents();

describe('without scripts', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  /** With the rules of the theme's stylesheet that hide menus. */
  const open = async (markup: string, javaScriptEnabled = false): Promise<Page> => {
    const hidden =
      '<style>.kingster-mm-menu-wrap,.kingster-overlay-menu-content,.kingster-overlay-menu-content ul.sub-menu{display:none}.kingster-overlay-menu-close{position:absolute;width:48px;height:48px}.kingster-overlay-menu-content{position:fixed;inset:0}ul.menu>li{opacity:0}[class*=-hamburger]{display:block;width:32px;height:32px}</style>';
    const tab = await browser.newPage({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
    await tab.goto(new URL(address(hidden + markup), inject('site').url).href);
    return tab;
  };

  test('the header at the side ends at the bottom of the window, also while a menu transforms the page', async () => {
    const rules =
      '<style>#page{position:absolute;top:0}#kingster-header-side-nav{position:fixed;top:0;bottom:0}.kingster-pos-bottom{opacity:0}</style>';
    const tab = await open(
      `${rules}<div id="page">${read('side-header-3.2.9')}<p style="height:3000px"></p></div>`,
    );
    const bottom = (): Promise<number> =>
      tab.locator('.kingster-pos-bottom').evaluate((part) => part.getBoundingClientRect().bottom);
    expect(await bottom()).toBe(800);
    await tab.locator('#page').evaluate((page) => (page.style.transform = 'translateX(10px)'));
    expect(await bottom()).toBe(800);
    await tab.close();
  });

  test('a low window has no room around the middle part of the header at the side', async () => {
    const rules =
      '<style>#kingster-header-side-nav{position:fixed;top:0;bottom:0}.kingster-pos-middle{padding-top:40px}</style>';
    const tab = await open(rules + read('side-header-3.2.9-middle'), true);
    const free = (): Promise<number> =>
      tab.locator('#kingster-header-side-nav>header').evaluate((header) => {
        const parts = [...header.children].filter((part) => part.localName !== 'script');
        return parts.reduce((free, part) => free - (part as HTMLElement).offsetHeight, header.clientHeight);
      });
    expect(await free()).toBeGreaterThan(40);
    await tab.setViewportSize({ width: 390, height: 100 });
    expect(Math.abs(await free())).toBeLessThanOrEqual(1);
    await tab.close();
  });

  test.each([
    ['a panel', read('sliding-panel-3.2.9'), '.kingster-mm-menu-button'],
    ['a panel on the left', read('sliding-panel-3.2.9-left'), '.kingster-mm-menu-button'],
    ['a menu over the page', read('overlay-menu-3.2.9'), 'noscript>.kingster-overlay-menu-icon'],
  ])('%s opens, shows all links, and closes', async (_name, markup, button) => {
    const tab = await open(markup);
    expect(await links(tab)).toEqual([]);
    await tab.locator(button).click();
    expect(await links(tab)).toContain('Science');
    expect(
      await tab.locator('a:text-is("Science")').evaluate((one) => one.getBoundingClientRect().left),
    ).toBeLessThan(390);
    await tab.getByRole('link', { name: 'Close menu' }).filter({ visible: true }).click();
    expect(await links(tab)).toEqual([]);
    await tab.locator(button).click();
    await Promise.all([
      tab.waitForURL('**/faculties/', { waitUntil: 'commit' }),
      tab.getByRole('link', { name: 'Faculties' }).click(),
    ]);
    await tab.close();
  });

  test('the search opens by its icon, and stays while a word is written', async () => {
    const style =
      '<style>.kingster-top-search-wrap{position:fixed;inset:0;z-index:9;background:#fff;display:none}#kingster-top-search{width:20px;height:20px}</style>';
    const tab = await open(style + read('search-overlay-3.2.9'));
    const field = tab.locator('.kingster-top-search-wrap input[name=s]');
    expect(await field.isVisible()).toBe(false);
    await tab.locator('#kingster-top-search').click();
    await field.click();
    await tab.keyboard.type('history');
    await Promise.all([
      tab.waitForURL(/[?&]s=history/, { waitUntil: 'commit' }),
      tab.keyboard.press('Enter'),
    ]);
    await tab.close();
  });

  test('nothing is added for visitors with scripts', async () => {
    const tab = await open(read('overlay-menu-3.2.9'), true);
    expect(await tab.getByRole('button', { name: 'Menu' }).count()).toBe(1);
    expect(await tab.locator('noscript a').count()).toBe(0);
    await tab.close();
  });
});
