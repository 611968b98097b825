/**
 * The headers, menus and boxes of the other GoodLayers themes (goodlayers-theme, section 12), each on its site: the same page
 * with the original and with Atoll, driven in the same way, left-to-right and right-to-left, on a desktop, a small one and
 * a phone.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { type Site, SITE_ATT, SITE_INF, SITE_LOG, SITE_TT, whyNot } from './sites';
import { BEYOND_PX, compare, type Options, stepsOf } from './theme-compare';
import { BOTH, rest, scrollPageTo, themeBrowser, type Visit } from './theme-page';

interface Theme {
  readonly site: Site;
  readonly prefix: string;
  /** Up to this width, the theme shows its header for phones. */
  readonly switchPx: number;
  /** Options that show what the demo hides. */
  readonly options?: Options;
  /** Its stylesheet for right-to-left pages opens lists to the right, out of the window. Atoll's lists stay inside. */
  readonly leavesWindow?: boolean;
}

const THEMES: readonly Theme[] = [
  { site: SITE_TT, prefix: 'traveltour', switchPx: 999, leavesWindow: true },
  { site: SITE_INF, prefix: 'infinite', switchPx: 999, options: { 'navigation-slide-bar': 'enable' } },
  { site: SITE_ATT, prefix: 'attorna', switchPx: 1140 },
  { site: SITE_LOG, prefix: 'logisco', switchPx: 1200 },
];
const DIRECTIONS = [
  ['left-to-right', false],
  ['right-to-left', true],
] as const;
const WIDTHS = [1350, 1100, 390];
/** Up to this width, a theme's header for phones is sticky. */
const TABLET_PX = 959;
/** Atoll leaves the menus of a desktop alone on a phone. */
const STARTED = '.sf-js-enabled,#atoll-js-module';
const PATIENCE = { timeout: 240_000 };
/** The state of a visitor who has closed the consent box. Atoll's button to the top keeps clear of the box. */
const consent = (site: Site): NonNullable<Visit['storageState']> => {
  const cookie = { name: 'gdlr-core-privacy-box', value: '1', domain: new URL(site.url).hostname, path: '/' };
  const lifetime = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' } as const;
  return { cookies: [{ ...cookie, ...lifetime }], origins: [] };
};

for (const theme of THEMES) testTheme(theme, await whyNot(theme.site));

function testTheme(theme: Theme, why: string | undefined): void {
  const { site, prefix, switchPx, options = {} } = theme;
  describe(`the theme of site ${site.name}`, skipFor(why), () => {
    const open = themeBrowser(site);
    const { point, leave, goBeyond, goBack, openMenu, closeMenu } = stepsOf(prefix);
    const search = `.${prefix}-top-search-wrap`;
    const openSearch = async (page: Page, button: string): Promise<void> => {
      await page.locator(button).click();
      await page.locator(search).filter({ visible: true }).waitFor();
      await page.mouse.move(300, 780);
    };

    describe.each(DIRECTIONS)('%s', (_direction, isRightToLeft) => {
      it.each(WIDTHS.filter((width) => width > switchPx))(
        'at %i px: lists, fixed header, search and menu',
        PATIENCE,
        async (width) => {
          const viewport = { width, height: 800 };
          const visit = { prefix, options, viewport, isRightToLeft };
          const lists = theme.leavesWindow && isRightToLeft ? [3, 1] : [3, 1, 1];
          const found = await compare(open, visit, async (page, look) => {
            await look('at the top');
            await point(page, 2);
            await look('with the mega menu');
            await leave(page);
            await point(page, ...lists);
            await look('with lists');
            await leave(page);
            await goBeyond(page);
            await look('fixed');
            await point(page, ...lists);
            await look('fixed, with lists');
            await leave(page);
            await goBack(page);
            await look('back at the top');
            await openSearch(page, `#${prefix}-top-search`);
            await look('with the search');
            const cross = page.locator(`${search} form .${prefix}-top-search-close`);
            await cross.filter({ visible: true }).click();
            await page.locator(search).filter({ visible: true }).waitFor({ state: 'hidden' });
            await openMenu(page, `.${prefix}-right-menu-button`);
            await look('with the menu at the side');
            await closeMenu(page);
            await look('after the menu');
          });
          expect(found).toEqual([]);
        },
      );

      it.each(WIDTHS.filter((width) => width <= switchPx))(
        'at %i px: the header for phones, menu and search',
        PATIENCE,
        async (width) => {
          const viewport = { width, height: 800 };
          const visit = { prefix, options, viewport, isRightToLeft, ready: STARTED };
          const found = await compare(open, visit, async (page, look) => {
            await look('at the top');
            if (width <= TABLET_PX) {
              await goBeyond(page);
              await look('beyond');
            }
            await openMenu(page, `.${prefix}-mobile-menu-button`);
            await look('with the menu');
            await closeMenu(page);
            await goBack(page);
            await look('back at the top');
            await openSearch(page, `#${prefix}-mobile-top-search`);
            await look('with the search');
          });
          expect(found).toEqual([]);
        },
      );

      it.each(WIDTHS)('at %i px: the button to the top', PATIENCE, async (width) => {
        const viewport = { width, height: 800 };
        const button = `#${prefix}-footer-back-to-top-button`;
        const [original, atoll] = await Promise.all(
          BOTH.map(async (who) => {
            const path = 'plain/';
            const page = await open(who, { path, viewport, isRightToLeft, storageState: consent(site) });
            await page.mouse.move(200, 300);
            await scrollPageTo(page, BEYOND_PX);
            await page.locator(`${button}.${prefix}-scrolled`).waitFor();
            await rest(page, button);
            const place = await page.locator(button).evaluate((element) => {
              const { left, top, width, height } = element.getBoundingClientRect();
              return [getComputedStyle(element).opacity, ...[left, top, width, height].map(Math.round)];
            });
            await page.locator(button).click();
            await page.waitForFunction(() => scrollY === 0);
            return place;
          }),
        );
        expect(atoll).toEqual(original);
        expect(original?.[0]).toBe('1');
      });
    });
  });
}
