/**
 * The theme's main menu (goodlayers-theme, section 12, points 1 to 9 and 40): what is kept, by the original and by Atoll;
 * what is mended, by Atoll.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import { BOTH, hasFocus, measure, rest, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const MENU = '#kingster-main-menu';
const PARENT = `${MENU}>ul>.menu-item-has-children`;
const PAGES = `${PARENT}:nth-child(2)`;
const ACADEMICS = `${PARENT}:nth-child(3)`;
const LIST = `${ACADEMICS}>.sub-menu`;
const BAR = '#kingster-navigation-slide-bar';
const TOGGLE = `${ACADEMICS}>[data-atoll-toggle]`;
/** Of the header's parts. */
const PADDING_PX = 20;

const isOpen = (page: Page, item = ACADEMICS) => page.locator(`${item}.sfHover`).waitFor();
const isClosed = (page: Page, item = ACADEMICS) =>
  page.locator(`${item}>:is(ul,.sf-mega)`).waitFor({ state: 'hidden' });

describe('the main menu', skipFor(reason), () => {
  const open = themeBrowser();

  it.each(BOTH)('1: a list opens at once and stays for 400 ms, with %s', async (who) => {
    const page = await open(who);
    await page.locator(`${PAGES}>a`).hover();
    await isOpen(page, PAGES);
    await page.locator(`${ACADEMICS}>a`).hover();
    await isOpen(page);
    await rest(page, LIST);
    expect(await page.locator(LIST).evaluate((list) => getComputedStyle(list).opacity)).toBe('1');
    await page.locator(ACADEMICS).evaluate((item) => {
      item.addEventListener('pointerleave', () => {
        const from = performance.now();
        const look = (): void => {
          if (item.matches('.sfHover')) requestAnimationFrame(look);
          else (item as HTMLElement).dataset['stayed'] = String(performance.now() - from);
        };
        look();
      });
    });
    await page.mouse.move(640, 780);
    await page.locator(`${ACADEMICS}[data-stayed]`).waitFor();
    const ms = Number(await page.locator(ACADEMICS).getAttribute('data-stayed'));
    expect(ms).toBeGreaterThan(390);
    expect(ms).toBeLessThan(700);
    await isClosed(page);
  });

  it.each(BOTH)('2: a sibling closes the open list at once, with %s', async (who) => {
    const page = await open(who);
    await page.locator(`${PAGES}>a`).hover();
    await isOpen(page, PAGES);
    await page.locator(`${ACADEMICS}>a`).hover();
    await isOpen(page);
    expect(await page.locator(`${PAGES}.sfHover`).count()).toBe(0);
    await isClosed(page, PAGES);
  });

  it.each(BOTH)('3: no list leaves the window, with %s', async (who) => {
    const page = await open(who, { viewport: { width: 1270, height: 800 } });
    await page.locator(`${ACADEMICS}>a`).hover();
    for (const name of ['Faculties', 'Science']) {
      const item = page
        .locator(`${LIST} li`)
        .filter({ has: page.locator(`>a:text-is("${name}")`) })
        .last();
      await item.locator('>a').hover();
      await item.locator('>ul').waitFor();
      const right = await item.locator('>ul').evaluate((list) => list.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(1270);
    }
  });

  it.each(BOTH)('4: a mega menu is as wide as the header, and has rows, with %s', async (who) => {
    const page = await open(who);
    await page.locator(`${PAGES}>a`).hover();
    await isOpen(page, PAGES);
    const container = await measure(page, '.kingster-header-container-inner', 'width');
    expect(await measure(page, `${PAGES} .sf-mega`, 'width')).toBe(container - 2 * PADDING_PX);
    const tops = await page
      .locator(`${PAGES} .sf-mega-section`)
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
  });

  it('5 and 6: the keyboard opens, reaches every link, and Escape goes back', async () => {
    const page = await open('Atoll');
    await page.locator(`${ACADEMICS}>a`).focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, TOGGLE)).toBe(true);
    await page.locator(`${MENU}.sf-js-enabled`).waitFor();
    await page.keyboard.press('Enter');
    await page.locator(`${TOGGLE}[aria-expanded=true]`).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Faculties');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Library');
    await page.keyboard.press('Escape');
    await isClosed(page);
    expect(await hasFocus(page, TOGGLE)).toBe(true);
    await page.locator(`${PAGES}>a`).press('Enter');
    await isOpen(page, PAGES);
    expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([0, '']);
  });

  it('7: with a finger the button opens, and the link is followed', async () => {
    const page = await open('Atoll', { hasTouch: true });
    await page.locator(TOGGLE).tap();
    await page.locator(LIST).waitFor();
    await Promise.all([
      page.waitForURL('**/plain/'),
      page.getByRole('link', { name: 'Library' }).first().tap(),
    ]);
    expect(new URL(page.url()).pathname).toBe('/plain/');
  });

  it.each(BOTH)('8: the bar follows the pointer and comes back, with %s', async (who) => {
    const page = await open(who, { options: { 'no-item': 'current' } });
    const link = `${ACADEMICS}>a`;
    // The first event of a pointer has no movement, so it is not yet an action of the visitor.
    await page.mouse.move(640, 780);
    await page.locator(link).hover();
    await isOpen(page);
    await rest(page, BAR);
    expect(await measure(page, BAR, 'left')).toBe((await measure(page, link, 'left')) - 2);
    expect(await measure(page, BAR, 'width')).toBe((await measure(page, link, 'width')) + 4);
    await page.mouse.move(640, 780);
    await isClosed(page);
    await rest(page, BAR);
    expect(await measure(page, BAR, 'width')).toBe(0);
  });

  it('8: the bar is under the current item before a script runs', async () => {
    const page = await open('Atoll', { path: 'contact/', javaScriptEnabled: false });
    const link = `${MENU}>ul>:is(.current-menu-item,.current-menu-ancestor)>a`;
    expect(await measure(page, BAR, 'left')).toBe((await measure(page, link, 'left')) - 2);
    expect(await measure(page, BAR, 'width')).toBe((await measure(page, link, 'width')) + 4);
  });

  it.each(BOTH)('9: another width closes the open list, with %s', async (who) => {
    const page = await open(who);
    await page.locator(`${ACADEMICS}>a`).hover();
    await isOpen(page);
    await rest(page, LIST);
    await page.setViewportSize({ width: 1300, height: 800 });
    await isClosed(page);
    expect(await page.locator(LIST).isVisible()).toBe(false);
  });

  it('40: lists open without JavaScript', async () => {
    const page = await open('Atoll', { javaScriptEnabled: false });
    await page.locator(`${ACADEMICS}>a`).hover();
    await page.locator(LIST).waitFor();
    await page.mouse.move(640, 780);
    await page.locator(TOGGLE).focus();
    await page.locator(LIST).waitFor();
    expect(await page.locator(`${LIST}>li>a`).first().isVisible()).toBe(true);
  });
});
