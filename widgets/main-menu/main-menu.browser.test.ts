/**
 * Replaces the menus of Kingster's header (goodlayers-theme, sections 1.1 to 1.4). Kept: opening at once, 400 ms until a
 * list closes, fades of 200 ms, the theme's classes. Fixed: keyboard, Escape and touch, links to "#", lists that leave
 * the window, the place of a panel, and open lists after a resize.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { watchReact } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { htmlPage, fragment } from '../../tests/support/pages';
import { finishMovements, movements, panelBrowser, settle } from '../../tests/support/panel-page';

const { open, openPaused } = panelBrowser();
const stage = openStage();

const MAIN = fragment('goodlayers-theme/main-menu-3.2.9.html');
const TOP_BAR = fragment('goodlayers-theme/main-menu-3.2.9-top-bar.html');
const VERTICAL = fragment('goodlayers-theme/main-menu-3.2.9-vertical.html');
const VIEWPORT = { width: 1200, height: 800 };

/** The plugin's rule until the menu is prepared: tests/wordpress/theme-menus. */
const OPENS_ON_FOCUS =
  '<style>:not(.sf-js-enabled) > .sf-menu li:focus-within > .sf-mega{display:block}</style>';

/** As the plugin prints it. */
const PRINTED = MAIN.replace('<a href="#"', '<a role="button" aria-expanded="false" href="#"');

const item = (page: Page, name: string) =>
  page.locator('li', { has: page.locator(`:scope > a:text-is("${name}")`) });
const hover = (page: Page, name: string) => item(page, name).locator(':scope > a').hover();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The names of the open lists. */
const openLists = (page: Page) =>
  page
    .locator('[aria-expanded=true]')
    .evaluateAll((all) => all.map((one) => one.closest('li')?.querySelector('a')?.textContent));
/** Whether the list of an item is displayed. */
const isShown = (page: Page, name: string) =>
  item(page, name)
    .locator(':scope > :is(ul, .sf-mega)')
    .evaluate((list) => getComputedStyle(list).display !== 'none' && !list.hasAttribute('hidden'));
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return { left, right, middle: (left + right) / 2 };
  });

describe('the pointer', () => {
  it('opens a list at once, which fades in over 200 ms', async () => {
    const page = await open(MAIN, { viewport: VIEWPORT });
    await hover(page, 'Academics');
    expect(await openLists(page)).toEqual(['Academics']);
    expect((await movements(page)).map(([ms]) => ms)).toEqual([200]);
    expect(await item(page, 'Academics').getAttribute('class')).toContain('sfHover');
  });

  it('may leave for less than 400 ms', async () => {
    const page = await openPaused(MAIN, { viewport: VIEWPORT });
    await hover(page, 'Academics');
    await page.mouse.move(600, 700);
    await page.clock.runFor(390);
    expect(await openLists(page)).toEqual(['Academics']);
    await hover(page, 'Academics');
    await page.clock.runFor(1000);
    expect(await openLists(page)).toEqual(['Academics']);
    await page.mouse.move(600, 700);
    await page.clock.runFor(410);
    expect(await openLists(page)).toEqual([]);
    expect(await item(page, 'Academics').getAttribute('class')).not.toContain('sfHover');
  });

  it('closes a list at once by opening the one beside it', async () => {
    const page = await open(MAIN, { viewport: VIEWPORT });
    await hover(page, 'Academics');
    await hover(page, 'About');
    expect(await openLists(page)).toEqual(['About']);
    await finishMovements(page);
    expect(await isShown(page, 'Academics')).toBe(false);
  });

  it('opens lists in lists, and Escape closes them all', async () => {
    const page = await open(MAIN, { viewport: VIEWPORT });
    await hover(page, 'Academics');
    await hover(page, 'Faculties');
    await hover(page, 'Science');
    expect(await openLists(page)).toEqual(['Academics', 'Faculties', 'Science']);
    await page.keyboard.press('Escape');
    expect(await openLists(page)).toEqual([]);
    await finishMovements(page);
    expect(await isShown(page, 'Academics')).toBe(false);
  });
});

describe('the keyboard', () => {
  it('reaches every link of an open list in order; Escape closes it and returns', async () => {
    const page = await open(MAIN, { viewport: VIEWPORT });
    await item(page, 'Academics').locator(':scope > a').focus();
    expect(await openLists(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Academics submenu');
    await page.keyboard.press('Enter');
    expect(await openLists(page)).toEqual(['Academics']);
    const stops: (string | null | undefined)[] = [];
    for (const key of ['Tab', 'Tab', ' ', 'Tab', 'Enter', 'Tab']) {
      await page.keyboard.press(key);
      stops.push(await focused(page));
    }
    expect(stops).toEqual([
      'Faculties',
      'Faculties submenu',
      'Faculties submenu',
      'Science',
      'Science',
      'Physics',
    ]);
    expect(await openLists(page)).toEqual(['Academics', 'Faculties', 'Science']);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Science');
    expect(await openLists(page)).toEqual(['Academics', 'Faculties']);
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Faculties submenu');
  });

  it('closes a list by leaving it', async () => {
    const page = await open(MAIN, { viewport: VIEWPORT });
    await button(page, 'About submenu').press('Enter');
    expect(await openLists(page)).toEqual(['About']);
    await item(page, 'News').locator(':scope > a').focus();
    expect(await openLists(page)).toEqual([]);
  });

  it('opens the list of a link to “#”, and the page stays where it is', async () => {
    const page = await open(`<p style="height:40px"></p>${MAIN}<p style="height:3000px"></p>`, {
      viewport: VIEWPORT,
    });
    await page.evaluate(() => scrollTo(0, 30));
    const address = page.url();
    await button(page, 'Campus').press(' ');
    expect(await openLists(page)).toEqual(['Campus']);
    await button(page, 'Campus').press('Enter');
    expect(await openLists(page)).toEqual([]);
    await hover(page, 'Campus');
    await page.mouse.down();
    await page.mouse.up();
    expect(await openLists(page)).toEqual(['Campus']);
    await page.getByText('Living').click();
    expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([address, 30]);
  });
});

describe('a finger', () => {
  const touch = { viewport: VIEWPORT, hasTouch: true };

  it('opens a list with its button, and closes it elsewhere', async () => {
    const page = await open(`${MAIN}<p id="elsewhere" style="margin-top:400px">Elsewhere</p>`, touch);
    await button(page, 'Academics submenu').tap();
    expect(await openLists(page)).toEqual(['Academics']);
    await page.locator('#elsewhere').tap();
    expect(await openLists(page)).toEqual([]);
  });

  it('opens a list with the press that starts the menu', async () => {
    const { page } = await stage.open(htmlPage({ body: PRINTED, head: OPENS_ON_FOCUS }), {
      hasTouch: true,
      viewport: VIEWPORT,
    });
    await page.goto(stage.url);
    await page.waitForFunction(() => window.atoll !== undefined);
    await button(page, 'Campus').tap();
    await page.locator('.sf-menu[data-atoll-state=ready]').waitFor();
    await settle(page);
    expect(await openLists(page)).toEqual(['Campus']);
  });

  it('follows a link at once', async () => {
    const page = await open(MAIN, touch);
    await item(page, 'Academics').locator(':scope > a').tap();
    await page.waitForURL('**/academics/');
    expect(new URL(page.url()).pathname).toBe('/academics/');
  });
});

describe('the place', () => {
  const atRight = MAIN.replace('class="sf-menu"', 'class="sf-menu" style="margin-left:400px"');

  it('of a list that would leave the window is on the other side', async () => {
    const page = await open(atRight, { viewport: { width: 1250, height: 800 } });
    await hover(page, 'Academics');
    await hover(page, 'Faculties');
    await hover(page, 'Science');
    const science = item(page, 'Science').locator(':scope > ul');
    expect(await science.getAttribute('class')).toContain('sub-menu-right');
    const own = await science.evaluate((list) => list.getBoundingClientRect().right);
    expect(own).toBeLessThan(1250);
  });

  it('of a list from right to left is in the window, too', async () => {
    const page = await open(
      `<style>html{direction:rtl}.kingster-main-menu .sf-menu ul ul{right:100%;left:auto}</style>${MAIN}`,
      { viewport: { width: 800, height: 800 } },
    );
    for (const name of ['Academics', 'Faculties', 'Science']) await hover(page, name);
    const lefts = await page
      .locator('.sfHover > ul')
      .evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
    expect(lefts).toHaveLength(3);
    for (const { left, right } of lefts) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(800);
    }
  });

  it('of a panel is below the middle of its link, and in the window', async () => {
    const page = await open(atRight, { viewport: VIEWPORT });
    await hover(page, 'News');
    const panel = await box(page, '.sfHover > .sf-mega');
    const link = await box(page, '.sfHover > a');
    expect(panel.middle).toBeCloseTo(link.middle, 0);
    const narrow = await open(atRight, { viewport: { width: Math.ceil(link.right) + 10, height: 800 } });
    await hover(narrow, 'News');
    expect((await box(narrow, '.sfHover > .sf-mega')).right).toBeLessThanOrEqual(Math.ceil(link.right) + 10);
  });

  it('of a wide panel is that of the header', async () => {
    // The gallery's stylesheet places the slide bar in the menu.
    const head = '<style>body .kingster-main-menu{position:static}</style>';
    const page = await open(MAIN, { viewport: VIEWPORT, head });
    await hover(page, 'Campus');
    expect(await box(page, '.sf-mega-full')).toEqual(await box(page, '.kingster-header-container-inner'));
  });
});

const boxes = (page: Page) =>
  page
    .locator('.sf-menu > li, .sf-menu > li > a, .kingster-header-wrap, .kingster-top-bar')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

it('the buttons take no room', async () => {
  const { page } = await stage.open(htmlPage({ body: TOP_BAR + MAIN, withEntry: false }));
  await page.goto(stage.url);
  const before = await boxes(page);
  const started = await open(TOP_BAR + MAIN, { viewport: page.viewportSize() ?? VIEWPORT });
  expect(await started.locator('[aria-label$=submenu]').count()).toBe(5);
  expect(await boxes(started)).toEqual(before);
});

it('a resize closes open lists', async () => {
  const page = await open(MAIN, { viewport: VIEWPORT });
  await hover(page, 'Academics');
  await page.setViewportSize({ width: 1100, height: 800 });
  await settle(page);
  expect(await openLists(page)).toEqual([]);
  expect(await page.locator('.sfHover').count()).toBe(0);
});

it('nothing moves if reduced motion is preferred', async () => {
  const page = await open(MAIN, { viewport: VIEWPORT, reducedMotion: true });
  await hover(page, 'Academics');
  expect(await isShown(page, 'Academics')).toBe(true);
  expect(await movements(page)).toEqual([]);
});

it('a vertical menu opens its lists beside the items', async () => {
  const page = await open(`<div style="width:200px">${VERTICAL}</div>`, { viewport: VIEWPORT });
  await hover(page, 'Academics');
  const list = await box(page, '.sfHover > ul');
  expect(list.left).toBeGreaterThanOrEqual((await box(page, '.sfHover > a')).right - 1);
});

it('is a navigation with named buttons before React is loaded', async () => {
  const body = `<p style="height:3000px"></p>${TOP_BAR}${MAIN}`;
  const { page } = await stage.open(htmlPage({ body }));
  const hasReact = await watchReact(page);
  await page.goto(stage.url);
  await page.waitForFunction(() => window.atoll !== undefined);
  await page.keyboard.press('Shift');
  await page.locator('.sf-js-enabled > .sf-menu').waitFor();
  expect(await page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(1);
  expect(await page.getByRole('navigation', { name: 'Top bar menu' }).count()).toBe(1);
  expect(await button(page, 'Academics submenu').getAttribute('aria-expanded')).toBe('false');
  expect(await button(page, 'Campus').count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  expect(await hasReact()).toBe(false);
  await button(page, 'Academics submenu').press('Enter');
  await page.locator('.sfHover').waitFor();
  expect(await openLists(page)).toEqual(['Academics']);
});
