/**
 * The theme's menus for phones (goodlayers-theme, section 12, points 16 to 25 and 40): what is kept, by the original and
 * by Atoll; what is mended, by Atoll.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import {
  BOTH,
  DESK,
  hasFocus,
  measure,
  PHONE,
  reopenEdited,
  rest,
  scrollPageTo,
  themeBrowser,
} from './theme-page';

const reason = await whyNot(SITE_A);
const PHONE_BUTTON = '.kingster-mobile-menu-button';
const OVERLAY = { 'right-menu-type': 'overlay' };

const shown = (page: Page) => page.locator('html.mm-opening').waitFor();
const gone = (page: Page) => page.waitForFunction(() => !document.documentElement.matches('.mm-opened'));

describe('the panel that slides in', skipFor(reason), () => {
  const open = themeBrowser();
  const BODY = '.kingster-body-outer-wrapper';
  const PANEL = '#kingster-mobile-menu .mm-panel.mm-current';

  for (const [width, px] of [
    [390, 250],
    [900, 350],
  ] as const)
    it.each(BOTH)(
      `16 and 17: moves the page by ${px} px in a window of ${width} px, with %s`,
      async (who) => {
        const page = await open(who, { viewport: { width, height: 800 } });
        await page.locator(PHONE_BUTTON).click();
        await shown(page);
        await rest(page, BODY);
        expect(await measure(page, BODY, 'left')).toBe(-px);
        expect(await measure(page, '.kingster-mobile-header', 'left')).toBe(-px);
        expect(await page.locator(`${PHONE_BUTTON}.kingster-active`).count()).toBe(1);
        const blocker = page.locator('#mm-blocker');
        await rest(page, '#mm-blocker');
        expect(await blocker.evaluate((blocker) => getComputedStyle(blocker).opacity)).toBe('0.3');
      },
    );

  it.each(BOTH)('16: a panel at the left moves the page to the right, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE, options: { 'right-menu-type': 'left' } });
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await rest(page, BODY);
    expect(await measure(page, BODY, 'left')).toBe(250);
    expect(await measure(page, PANEL, 'left')).toBe(0);
    await page.mouse.click(360, 400);
    await gone(page);
    expect(await measure(page, BODY, 'left')).toBe(0);
  });

  it.each(BOTH)('16: of two panels on a page, each moves the page to its side, with %s', async (who) => {
    const options = { 'header-style': 'side-toggle', 'header-side-toggle-menu-type': 'left' };
    const page = await open(who, { options });
    await page.locator('.kingster-side-menu-icon').click();
    await shown(page);
    await rest(page, BODY);
    expect(await measure(page, BODY, 'left')).toBe(350);
    await page.mouse.click(1200, 400);
    await gone(page);
    await page.setViewportSize(PHONE);
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await rest(page, BODY);
    expect(await measure(page, BODY, 'left')).toBe(-250);
  });

  it.each(BOTH)('18 and 20: goes down and up one level, and closes beside it, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE });
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    const next = page.locator(`${PANEL}>ul>li:nth-child(2)>.mm-next`);
    await next.click();
    await rest(page, PANEL);
    expect(await measure(page, PANEL, 'left')).toBe(140);
    await page.locator(`${PANEL} .mm-prev`).click();
    await next.waitFor();
    await page.mouse.click(60, 400);
    await gone(page);
    expect(await page.locator(`${PHONE_BUTTON}.kingster-active`).count()).toBe(0);
  });

  it.each(BOTH)('19: a link is followed, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE });
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await rest(page, BODY);
    const link = page.locator('#kingster-mobile-menu .mm-current a:text-is("Contact")');
    await Promise.all([page.waitForURL('**/contact/'), link.click()]);
    expect(await page.locator('html.mm-opening').count()).toBe(0);
  });

  it.each(BOTH)('19: a link to a place on the page closes it and goes there, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE });
    await reopenEdited(page, (html) =>
      html.replaceAll(/href="[^"]*"(?=>Contact<)/g, 'href="#kingster-page-wrapper"'),
    );
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await rest(page, BODY);
    await page.locator('#kingster-mobile-menu .mm-current a:text-is("Contact")').click();
    await gone(page);
    await expect.poll(() => measure(page, '#kingster-page-wrapper', 'top')).toBe(75);
  });

  it.each(BOTH)('21: the page is at the same place after it has closed, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE });
    await scrollPageTo(page, 900);
    await page.locator('#kingster-mobile-header.kingster-fixed-navigation').waitFor();
    const before = await measure(page, '#kingster-page-wrapper', 'top');
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await rest(page, BODY);
    expect(await measure(page, '#kingster-page-wrapper', 'top')).toBe(before);
    await page.mouse.click(60, 400);
    await gone(page);
    expect(await measure(page, '#kingster-page-wrapper', 'top')).toBe(before);
  });

  it('40: is in its place at once with reduced motion', async () => {
    const page = await open('Atoll', { viewport: PHONE, reducedMotion: 'reduce' });
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    expect(await measure(page, BODY, 'left')).toBe(-250);
    await page.keyboard.press('Escape');
    await gone(page);
    expect(await measure(page, BODY, 'left')).toBe(0);
  });

  it('20 and 21: Escape and the cross close it, the page is locked, and the focus returns', async () => {
    const page = await open('Atoll', { viewport: PHONE });
    for (const close of ['Escape', 'Enter']) {
      await page.locator(PHONE_BUTTON).click();
      await shown(page);
      await rest(page, BODY);
      expect(await hasFocus(page, '.mmenu-custom-close')).toBe(true);
      await page.mouse.move(60, 400);
      await page.mouse.wheel(0, 400);
      await page.keyboard.press(close);
      await gone(page);
      expect(await hasFocus(page, PHONE_BUTTON)).toBe(true);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });

  it('22: stays when only the height changes, and goes when the button goes', async () => {
    const page = await open('Atoll', { viewport: PHONE });
    await page.locator(PHONE_BUTTON).click();
    await shown(page);
    await page.setViewportSize({ width: 390, height: 860 });
    await rest(page, BODY);
    expect(await page.getByRole('dialog', { name: 'Menu' }).count()).toBe(1);
    await page.setViewportSize(DESK);
    await gone(page);
    expect(await page.locator('[inert]').count()).toBe(0);
  });
});

describe('without JavaScript', skipFor(reason), () => {
  const open = themeBrowser();

  it.each([
    ['the panel opens', {}, PHONE, PHONE_BUTTON],
    ['the menu over the page opens', OVERLAY, PHONE, PHONE_BUTTON],
    [
      'the menu of a header at the side opens',
      { 'header-style': 'side-toggle' },
      DESK,
      '.kingster-side-menu-icon',
    ],
  ])('40: %s, and its links work', async (_name, options, viewport, button) => {
    const page = await open('Atoll', { javaScriptEnabled: false, viewport, options });
    const link = page.getByRole('link', { name: 'Contact', exact: true }).filter({ visible: true });
    expect(await link.count()).toBe(0);
    await page.locator(button).filter({ visible: true }).click();
    expect(await page.getByRole('link', { name: 'Close menu' }).filter({ visible: true }).count()).toBe(1);
    await Promise.all([page.waitForURL('**/contact/'), link.first().click()]);
  });
});

describe('the menu over the page', skipFor(reason), () => {
  const open = themeBrowser();
  const CONTENT = '.kingster-overlay-menu-content';

  it.each(BOTH)('23: opens one submenu at a time, with %s', async (who) => {
    const page = await open(who, { viewport: PHONE, options: OVERLAY });
    await page.locator(PHONE_BUTTON).click();
    const menu = page.locator(`body>${CONTENT}.kingster-active`);
    await menu.waitFor();
    const delays = await menu
      .locator('ul.menu>li')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDelay.split(',')[0]));
    expect(delays.slice(0, 3)).toEqual(['0s', '0.15s', '0.3s']);
    const [first, second] = ['Pages', 'Academics'].map((name) =>
      menu.locator(`li:has(>a:text-is("${name}"))`),
    );
    await first?.locator('>a').click();
    await first?.locator('>ul').waitFor();
    await second?.locator('>a').click();
    await second?.locator('>ul').waitFor();
    await first?.locator('>ul').waitFor({ state: 'hidden' });
  });
});
