/** The header's menus in a real layout (goodlayers-theme, sections 2.1, 2.2 and 12). They replace Kingster's. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openFarBelow, tabFromLink } from '../../tests/support/far-below';
import { openStage } from '../../tests/support/page-browser';
import { scrollPage } from '../../tests/support/page-scroll';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../tests/support/panel-page';

const { open, openStill } = panelBrowser();
const stage = openStage();
const PHONE = { width: 390, height: 800 };
const PANEL = fragment('goodlayers-theme/sliding-panel-3.2.9.html');
const OVERLAY = fragment('goodlayers-theme/overlay-menu-3.2.9.html');
const BUTTON = '[aria-haspopup=dialog]';

/** The button is in a header that does not scroll away. A browser test scrolls to what is only sticky. */
const page = (menu: string): string => `<style>body,main{margin:0}</style>
<div class="kingster-body-outer-wrapper" style="background:#fff"><div class="kingster-mobile-header-wrap"
style="position:fixed;top:0">${menu}</div><a href="#kingster-mobile-menu">Open by link</a>
<div style="height:1500px"></div><p id="below">Below</p><div style="height:1500px"></div></div>`;

const openMenu = async (tab: Page): Promise<void> => {
  await tab.locator(BUTTON).click();
  await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
  await tab.locator('html.mm-opening').waitFor();
  await finishMovements(tab);
};
const closed = (tab: Page) => tab.waitForFunction(() => !document.documentElement.matches('.mm-opened'));
const left = (tab: Page, selector: string) =>
  tab
    .locator(selector)
    .first()
    .evaluate((node) => Math.round(node.getBoundingClientRect().left));
const hasFocus = (tab: Page, selector: string) =>
  tab.evaluate((selector) => document.activeElement?.matches(selector), selector);

describe('a sliding panel', () => {
  it('moves the page aside, keeps its place, and gives the focus back', async () => {
    const tab = await open(page(PANEL), { viewport: PHONE });
    await scrollPage(tab, 700);
    await openMenu(tab);
    expect(await left(tab, '.kingster-body-outer-wrapper')).toBe(-250);
    expect(await left(tab, '.mm-menu')).toBe(140);
    expect(await hasFocus(tab, '.mmenu-custom-close')).toBe(true);
    await tab.mouse.move(50, 500);
    await tab.mouse.wheel(0, 300);
    await tab.keyboard.press('Escape');
    await closed(tab);
    await finishMovements(tab);
    expect(await left(tab, '.kingster-body-outer-wrapper')).toBe(0);
    expect(await tab.evaluate(() => scrollY)).toBe(700);
    expect(await hasFocus(tab, BUTTON)).toBe(true);
  });

  it('has lists that slide, and only the shown one can be reached', async () => {
    const tab = await open(page(PANEL), { viewport: PHONE });
    await openMenu(tab);
    await tab.getByRole('button', { name: 'Study submenu' }).click();
    expect(await hasFocus(tab, '.mm-prev')).toBe(true);
    await finishMovements(tab);
    expect(await left(tab, '.mm-panel.mm-current')).toBe(140);
    expect(await tab.locator('a[href]:not([inert] *)').allTextContents()).toEqual(['Faculties']);
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Tab');
    await tab.keyboard.press('Tab');
    expect(await hasFocus(tab, '.mm-current .mm-prev')).toBe(true);
    await tab.keyboard.press('Enter');
    expect(
      await tab
        .getByRole('button', { name: 'Study submenu' })
        .evaluate((node) => node === document.activeElement),
    ).toBe(true);
  });

  it('closes with a press beside it, which presses nothing else', async () => {
    const tab = await open(page(PANEL), { viewport: PHONE });
    await openMenu(tab);
    await tab.mouse.click(60, 300);
    await closed(tab);
    expect(await hasFocus(tab, BUTTON)).toBe(true);
  });

  it('closes for a link to a place on the page', async () => {
    const tab = await open(page(PANEL), { viewport: PHONE });
    await openMenu(tab);
    await tab.getByRole('link', { name: 'Contact' }).click();
    await closed(tab);
    await tab.waitForFunction(() => scrollY > 1000);
    expect(new URL(tab.url()).hash).toBe('#below');
  });

  it('stays open when the address bar hides, and closes when its button disappears', async () => {
    const tab = await open(page(PANEL), { viewport: { width: 900, height: 800 } });
    await openMenu(tab);
    await tab.setViewportSize({ width: 900, height: 860 });
    expect(await tab.getByRole('dialog').count()).toBe(1);
    await tab.setViewportSize({ width: 1200, height: 860 });
    await closed(tab);
    expect(await tab.locator('[inert]').count()).toBe(0);
  });

  it('opens with the address of the page, and with other links', async () => {
    const { page: tab, start } = await openStill(page(PANEL), {
      viewport: PHONE,
      hash: '#kingster-mobile-menu',
    });
    await start();
    await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
    await tab.keyboard.press('Escape');
    await closed(tab);
    await tab.getByRole('link', { name: 'Open by link' }).click();
    await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await hasFocus(tab, '.mmenu-custom-close')).toBe(true);
  });

  it('moves nothing with reduced motion', async () => {
    const tab = await open(page(PANEL), { viewport: PHONE, reducedMotion: true });
    await tab.locator(BUTTON).click();
    await tab.locator('html.mm-opening').waitFor();
    expect(await left(tab, '.kingster-body-outer-wrapper')).toBe(-250);
    expect(await tab.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

describe('a menu over the page', () => {
  it('opens submenus, one at a time, and gives the focus back', async () => {
    const tab = await open(page(OVERLAY), { viewport: PHONE });
    await tab.locator(BUTTON).click();
    expect(await hasFocus(tab, '.kingster-overlay-menu-close')).toBe(true);
    await tab.locator('.kingster-overlay-menu-content.kingster-active').waitFor();
    await finishMovements(tab);
    await tab.getByRole('button', { name: 'Study' }).click();
    await finishMovements(tab);
    expect(await tab.getByText('Faculties').isVisible()).toBe(true);
    await tab.getByRole('link', { name: 'Campus' }).click();
    await tab.getByText('Library').waitFor();
    await tab.getByText('Faculties').waitFor({ state: 'hidden' });
    await tab.keyboard.press('Escape');
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await hasFocus(tab, BUTTON)).toBe(true);
    expect(await tab.locator('body > .kingster-overlay-menu-content').count()).toBe(0);
  });
});

it.each([
  ['Enter', PANEL],
  [' ', PANEL],
  ['Enter', OVERLAY],
  [' ', OVERLAY],
])('a button is ready before React is, and its first press with "%s" opens the menu', async (key, menu) => {
  const { page: tab, hasReact } = await openFarBelow(stage, menu, BUTTON);
  expect(await hasReact()).toBe(false);
  expect(await tab.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false');
  await tabFromLink(tab);
  expect(await hasFocus(tab, BUTTON)).toBe(true);
  await tab.keyboard.press(key);
  await tab.getByRole('dialog', { name: 'Menu' }).waitFor();
});
