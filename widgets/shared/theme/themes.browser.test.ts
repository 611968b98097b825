/** What differs between the GoodLayers themes, on Kingster's fragments with other prefixes (goodlayers-theme, section 10). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { finishMovements, type Opening, panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open } = panelBrowser();
const DESK = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 800 };

/** @returns the text with a theme's prefix */
const ofTheme = (text: string, prefix: string): string => text.replaceAll('kingster', prefix);

/** Opens Kingster's markup as another theme prints it. The server names the theme on the entry's script element. */
const openAs = async (prefix: string, html: string, opening: Opening): Promise<Page> => {
  const styles = ['site-theme.css', 'site-theme-menus.css', 'site-menus.css'].map((file) =>
    readFileSync(join(ROOT, 'mocks/gallery', file), 'utf8'),
  );
  const head = `<script id="atoll-js-module" type="text/plain" data-theme="${prefix}"></script><style>${ofTheme(styles.join(''), prefix)}</style>`;
  return open(ofTheme(html, prefix), { ...opening, head });
};

/** The bar's distance from the link's left edge, and both widths; in px. */
const measure = (page: Page, prefix: string, name: string) =>
  page.getByRole('link', { name }).evaluate((link, prefix) => {
    const bar = document.querySelector(`.${prefix}-navigation-slide-bar`)?.getBoundingClientRect();
    const box = link.getBoundingClientRect();
    return { left: (bar?.left ?? 0) - box.left, width: bar?.width ?? 0, linkWidth: box.width };
  }, prefix);
const isOpen = (page: Page) => page.evaluate(() => document.documentElement.matches('.mm-opened'));
const place = async (page: Page, prefix: string, name: string) => {
  const { left, width, linkWidth } = await measure(page, prefix, name);
  return [Math.round(left), Math.round(width - linkWidth)];
};

describe('the slide bar', () => {
  const HTML = fragment('goodlayers-theme/slide-bar-3.2.9.html');
  const BAR = 'class="kingster-navigation-slide-bar"';
  it.each([
    ['traveltour', '', [-3, 6]],
    ['infinite', '', [-15, 30]],
    ['infinite', ' data-size-offset="4"', [-4, 8]],
    ['logisco', '', [0, 0]],
    // Themes without these settings ignore them.
    ['logisco', ' data-size-offset="4" data-width="9"', [0, 0]],
  ])('of %s with %o', async (prefix, settings, expected) => {
    const page = await openAs(prefix, HTML.replace(BAR, BAR + settings), { viewport: DESK });
    expect(await place(page, prefix, 'Home')).toEqual(expected);
    await page.getByRole('link', { name: 'Contact' }).hover();
    await finishMovements(page);
    expect(await place(page, prefix, 'Contact')).toEqual(expected);
  });

  it.each([
    ['centred', '', 0.5],
    ['at the start', ' kingster-left', 0],
  ])('is %s if the author set its width', async (_, name, share) => {
    const bar = `class="kingster-navigation-slide-bar${name}" data-width="30" data-size-offset="2"`;
    const page = await openAs('infinite', HTML.replace(BAR, bar), { viewport: DESK });
    const { left, width, linkWidth } = await measure(page, 'infinite', 'Home');
    expect(width).toBe(30);
    expect(left).toBeCloseTo((linkWidth - 30) * share - 2, 0);
  });

  it('of Attorna is a point in the middle of the item, also of the first one without a current item', async () => {
    const point = '<style>.attorna-navigation-slide-bar{width:1px}</style>';
    for (const html of [HTML, HTML.replace('current-menu-item', '')]) {
      const page = await openAs('attorna', html + point, { viewport: DESK });
      const { left, width, linkWidth } = await measure(page, 'attorna', 'Home');
      expect(width).toBe(1);
      expect(left).toBeCloseTo(linkWidth / 2, 0);
    }
  });
});

describe('the sliding panel', () => {
  const HTML = `<style>body,main{margin:0}</style><div class="kingster-body-outer-wrapper"><div
style="position:fixed;top:0">${fragment('goodlayers-theme/sliding-panel-3.2.9.html')}</div></div>`;

  it.each([
    ['kingster', true],
    ['traveltour', true],
    ['infinite', false],
    ['attorna', false],
    ['logisco', false],
  ])('of %s is open after the window has changed its width: %s', async (prefix, stays) => {
    const page = await openAs(prefix, HTML, { viewport: PHONE });
    await page.locator('[aria-haspopup=dialog]').click();
    await page.locator('html.mm-opening').waitFor();
    await page.setViewportSize({ width: PHONE.width, height: PHONE.height - 60 });
    await finishMovements(page);
    expect(await isOpen(page)).toBe(true);
    const resized = await page.evaluateHandle(() => ({
      done: new Promise<void>((resolve) => {
        addEventListener('resize', () => requestAnimationFrame(() => resolve()), { once: true });
      }),
    }));
    await page.setViewportSize({ width: PHONE.width + 20, height: PHONE.height - 60 });
    await resized.evaluate(({ done }) => done);
    await finishMovements(page);
    if (!stays) await page.waitForFunction(() => !document.documentElement.matches('.mm-opened'));
    expect(await isOpen(page)).toBe(stays);
  });
});

describe('the phone’s header without a class for it', () => {
  const HEADER = fragment('goodlayers-theme/sticky-header-3.2.9-mobile.html').replaceAll(
    'kingster-sticky-mobile-navigation',
    '',
  );
  const DESKTOP =
    '<div class="kingster-with-sticky-navigation"><div class="kingster-sticky-navigation" style="display:none"></div></div>';

  it.each([
    ['traveltour', DESKTOP, true],
    ['traveltour', '', false],
    ['logisco', DESKTOP, false],
  ])('%s', async (prefix, desktop, isStuck) => {
    const html = `<style>body,main{margin:0}</style><div style="height:60px"></div>${HEADER}${desktop}<div style="height:3000px"></div>`;
    const page = await openAs(prefix, html, { viewport: PHONE });
    await scrollPage(page, 900);
    await finishMovements(page);
    const header = page.locator(`#${prefix}-mobile-header`);
    const top = await header.evaluate((node) => node.getBoundingClientRect().top);
    expect(top > -500).toBe(isStuck);
  });
});

it('an item of Infinite’s main menu is current as soon as it is pressed', async () => {
  const html = `<style>[id=fees],[id=rooms]{height:1500px}</style>${fragment('goodlayers-theme/anchors-3.2.9.html')}`;
  const page = await openAs('infinite', html, { viewport: DESK });
  const link = page.locator('#infinite-main-menu').getByRole('link', { name: 'Rooms' });
  const marked = await link.evaluate((element: HTMLElement) => {
    element.click();
    return element.parentElement?.matches('.current-menu-item');
  });
  expect(marked).toBe(true);
});
