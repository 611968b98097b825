/**
 * More of the theme's options (goodlayers-theme, section 0.3): headers at the side, phones, links to other
 * posts and the preloader, with the original and with Atoll.
 */
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import {
  arrive,
  BEYOND_PX,
  closeMenu,
  compare,
  DESKTOP,
  FIXED,
  goBack,
  leave,
  MENU,
  openMenu,
  type Options,
  point,
} from './theme-compare';
import { BOTH, rest, scrollPageTo, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const open = themeBrowser();
const PHONE = { width: 412, height: 800 };
const POSTS = '.kingster-single-nav-area';
const PRELOAD = '#kingster-page-preload';

/** Continues a request when the theme's script has started everything on the page. */
async function whenReady(page: Page, route: Route): Promise<void> {
  await page.locator('.sf-js-enabled').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const ready: unknown = Reflect.get(window, 'jQuery');
    if (typeof ready === 'function') await new Promise((done) => Reflect.apply(ready, window, [done]));
  });
  await route.continue();
}

describe('headers at the side', skipFor(reason), () => {
  const PARTS = ':is(.kingster-pos-middle,.kingster-pos-bottom).kingster-active';

  it.each(['top-left', 'top-right', 'middle-left', 'middle-right-2'])(
    '%s: parts and lists',
    async (style) => {
      const options = { 'header-style': 'side', 'header-side-style': style };
      // The original rounds the height of its empty elements.
      const found = await compare(open, { options, tolerancePx: 1 }, async (page, look) => {
        await page.locator(PARTS).first().waitFor();
        await look('at the top');
        await point(page, 3, 1, 1);
        await look('with lists');
        await leave(page);
        await scrollPageTo(page, BEYOND_PX);
        await look('beyond');
      });
      expect(found).toEqual([]);
    },
  );

  it.each(['top-left', 'middle-right'])('%s: higher than the window, down and up', async (style) => {
    const options = { 'header-style': 'side', 'header-side-style': style };
    // The original rounds the height of the header.
    const viewport = { width: 1350, height: 380 };
    const found = await compare(open, { options, viewport, tolerancePx: 1 }, async (page, look) => {
      await page.locator(PARTS).first().waitFor();
      // Without a jump from the end to the start, after which the upper part of the original cannot be reached.
      for (const px of [10, 900, 880, 860, 400, 390, 420, 1200, 1180, 500, 0]) {
        await scrollPageTo(page, px);
        await look(`at ${px} px`);
      }
    });
    expect(found).toEqual([]);
  });

  it.each([
    ['at the left, with a menu over the page', 'left', 'overlay'],
    ['at the left, with a panel at the left', 'left', 'left'],
    ['at the right, with a panel at the right', 'right', 'right'],
  ])('with a button, %s', async (_name, side, type) => {
    const options = {
      'header-style': 'side-toggle',
      'header-side-toggle-style': side,
      'header-side-toggle-menu-type': type,
    };
    const found = await compare(open, { options }, async (page, look) => {
      await page.locator(PARTS).first().waitFor();
      await look('closed');
      await openMenu(page, '.kingster-side-menu-icon');
      await look('open');
    });
    expect(found).toEqual([]);
  });
});

describe('phones', skipFor(reason), () => {
  it.each([
    ['the logo at the left', {}],
    ['the logo in the middle', { 'mobile-logo-position': 'logo-center' }],
    [
      'the logo in the middle, menu over the page',
      { 'mobile-logo-position': 'logo-center', 'right-menu-type': 'overlay' },
    ],
    ['a panel at the left', { 'right-menu-type': 'left' }],
    [
      'a top bar, and nothing fixed',
      { 'enable-top-bar-on-mobile': 'enable', 'enable-mobile-navigation-sticky': 'disable' },
    ],
  ])('%s', async (_name, options: Options) => {
    const found = await compare(open, { options, viewport: PHONE }, async (page, look) => {
      await look('at the top');
      await scrollPageTo(page, BEYOND_PX);
      if (!('enable-mobile-navigation-sticky' in options)) await page.locator(FIXED).waitFor();
      await openMenu(page, '.kingster-mobile-menu-button');
      await look('beyond, with the menu');
      await closeMenu(page);
      await goBack(page);
      await look('back at the top');
    });
    expect(found).toEqual([]);
  });
});

/** Makes the panel of the mega menu as wide as an option of the menu's item would. */
describe('other options', skipFor(reason), () => {
  it.each(['style-2', 'magazine'])('links to other posts, %s', async (style) => {
    const looks = await Promise.all(
      BOTH.map(async (who) => {
        const path = 'new-laboratory-building-opens/';
        const page = await open(who, { path, viewport: DESKTOP, options: { 'blog-style': style } });
        await arrive(page);
        const sizes = [];
        for (const width of [DESKTOP.width, PHONE.width, 1000]) {
          await page.setViewportSize({ width, height: 800 });
          await rest(page, POSTS);
          sizes.push(
            await page.locator(`${POSTS},${POSTS}>*`).evaluateAll((all) =>
              all.map((part) => {
                const { left, width, height } = part.getBoundingClientRect();
                return [left, width, height].map(Math.round);
              }),
            ),
          );
        }
        return sizes;
      }),
    );
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[0]?.every((sizes) => sizes.length > 1)).toBe(true);
  });

  it('the preloader leaves a page that has loaded, and covers a page that is left', async () => {
    const seen = await Promise.all(
      BOTH.map(async (who) => {
        const page = await open(who, { path: 'plain/' });
        // Without this, the original may begin to wait for the end of loading after it.
        if (who === 'the original') await page.route('**/logo.png', (route) => whenReady(page, route));
        const address = new URL(page.url());
        address.searchParams.set('kp[enable-preload]', 'enable');
        await page.goto(address.href);
        await page.unroute('**/logo.png');
        const cover = page.locator(PRELOAD);
        await cover.waitFor({ state: 'hidden' });
        const isCovered = new Promise((covered) => page.exposeFunction('covered', covered));
        await cover.evaluate((cover) => {
          const look = (): void => {
            const { opacity, backgroundColor, backgroundImage } = getComputedStyle(cover);
            const { left, top, width, height } = cover.getBoundingClientRect();
            if (width === 0 || opacity !== '1' || !cover.checkVisibility({ visibilityProperty: true }))
              requestAnimationFrame(look);
            else
              Reflect.apply(Reflect.get(window, 'covered'), window, [
                [cover.className, backgroundColor, backgroundImage, left, top, width, height],
              ]);
          };
          addEventListener('click', () => requestAnimationFrame(look));
        });
        // The next page comes when this one is covered.
        await page.route('**/contact/', async (route) => {
          await isCovered;
          await route.continue();
        });
        const link = page.locator(`${MENU}>li>a:text-is("Contact")`);
        await Promise.all([page.waitForURL('**/contact/'), link.click({ noWaitAfter: true })]);
        return isCovered;
      }),
    );
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[0]).toContainEqual(expect.stringContaining('kingster-out'));
  });
});
