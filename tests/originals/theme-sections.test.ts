/**
 * Sections with bullets, the cart, images of tabs, media players and the tabs of a course (goodlayers-theme, section 12,
 * points 26, 28, 30, 31 and 37 to 39): what is kept, by the original and by Atoll; what is mended, by Atoll.
 *
 * The site's menu leads to pages, so its links to sections are written into the page before the browser gets it. The site
 * sells nothing, so the cart is in the content of the page.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pixelsLike } from '../support/painted-colors';
import { seekToMiddle, serveSilence } from '../support/quiet-audio';
import { skipFor } from '../support/skip';
import { SITE_A, whyNoPage, whyNot } from './sites';
import {
  BOTH,
  DESK,
  hasFocus,
  measure,
  PHONE,
  rest,
  scrollPageTo,
  themeBrowser,
  type Visit,
  type Who,
} from './theme-page';

const SECTIONS = 'builder-4/';
const reason = (await whyNot(SITE_A)) ?? (await whyNoPage(SITE_A, SECTIONS));

const BULLETS = '#kingster-bullet-anchor';
const ITEMS = '#kingster-main-menu>ul>li';
const CART = '.kingster-main-menu-cart';
const CONTENT = '.kingster-top-cart-content-wrap';

/** Opens a page of the site with a part of it written anew. */
async function openEdited(page: Page, who: Who, path: string, edit: (html: string) => string): Promise<Page> {
  await page.route(new RegExp(`/${path}`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
  await page.goto(new URL(path + (who === 'Atoll' ? '' : '?orig=1'), SITE_A.url).href);
  return page;
}

/** Where the menu's links to other pages lead in these tests. The last place is on no page of the site. */
const PLACES = { Everything: '#media', Contact: '#tabs', Blog: '#elsewhere' };

/** Makes the menu lead to sections and its first item current. */
function withSections(html: string): string {
  let edited = html.replace(
    /(menu-item-home [^"]*kingster-normal-menu)("><a\b[^>]*>Home<)/,
    '$1 current-menu-item$2',
  );
  for (const [name, place] of Object.entries(PLACES))
    edited = edited.replace(
      new RegExp(`(kingster-normal-menu"><a\\b[^>]* href=")[^"]*("[^>]*>${name}<)`),
      `$1${place}$2`,
    );
  return edited;
}

/** Brings the middle of the window into a section. */
async function scrollTo(page: Page, id: string): Promise<void> {
  const top = await measure(page, `#${id}`, 'top');
  await scrollPageTo(page, (await page.evaluate(() => scrollY)) + top + 100);
}

describe('sections and their menus', skipFor(reason), () => {
  const open = themeBrowser();
  /** Opens the page as Atoll runs it after the first sign of a visitor. */
  const openSections = async (who: Who, visit: Visit = {}): Promise<Page> => {
    const page = await openEdited(await open(who, { path: 'plain/', ...visit }), who, SECTIONS, withSections);
    await page.mouse.move(640, 700);
    await page.mouse.move(640, 780);
    if (who === 'Atoll')
      await page.waitForFunction(() =>
        window.atoll?.widgets().some(({ name, state }) => name === 'anchors' && state === 'ready'),
      );
    return page;
  };
  it.each(BOTH)('31: bullets are centred, and the one of the section is filled, with %s', async (who) => {
    const page = await openSections(who);
    await page.locator(`${BULLETS}.kingster-init`).waitFor({ state: 'attached' });
    await rest(page, BULLETS);
    const [top, height] = [await measure(page, BULLETS, 'top'), await measure(page, BULLETS, 'height')];
    expect(Math.abs(top + height / 2 - 400)).toBeLessThanOrEqual(1);
    for (const [index, id] of ['media', 'tabs'].entries()) {
      await scrollTo(page, id);
      await page.locator(`${BULLETS}>a.current-menu-item:nth-child(${index + 2})`).waitFor();
      expect(await page.locator(BULLETS).getAttribute('data-anchor-section')).toBe(id);
      expect(await page.locator(`${BULLETS}>.current-menu-item`).count()).toBe(1);
    }
    await scrollPageTo(page, 0);
    await page.locator(`${BULLETS}>a.current-menu-item:first-child`).waitFor();
    await page.setViewportSize(PHONE);
    await page.locator(BULLETS).waitFor({ state: 'hidden' });
  });

  it('31: bullets have names, and a press brings the section and the address', async () => {
    const page = await openSections('Atoll');
    const names = await page.locator(`${BULLETS}>a`).evaluateAll((all) => all.map((link) => link.ariaLabel));
    expect(names).toEqual(['Top of the page', 'Media', 'Tabs']);
    await page.getByRole('link', { name: 'Tabs', exact: true }).click();
    await page.waitForFunction(() => location.hash === '#tabs');
    await rest(page, '#tabs');
    expect(await measure(page, '#tabs', 'top')).toBe(75);
    expect(await page.locator(`${BULLETS}>a[aria-current]`).getAttribute('href')).toBe('#tabs');
  });

  it.each(BOTH)(
    '30: the menu’s item of the section is current, and the first one at the top, with %s',
    async (who) => {
      const page = await openSections(who);
      const current = (name: string) => page.locator(`${ITEMS}.current-menu-item>a:text-is("${name}")`);
      for (const [id, name] of [
        ['media', 'Everything'],
        ['tabs', 'Contact'],
      ] as const) {
        await scrollTo(page, id);
        await current(name).waitFor();
        expect(await page.locator(`${ITEMS}.current-menu-item`).count()).toBe(1);
      }
      await scrollPageTo(page, 0);
      await current('Home').waitFor();
      expect(await page.locator(`${ITEMS}.current-menu-item`).count()).toBe(1);
    },
  );

  it.each(BOTH)(
    '28: a menu’s link to a place on another page goes to the front page, with %s',
    async (who) => {
      const page = await openSections(who);
      await page.locator(`${ITEMS}>a:text-is("Blog")`).click();
      await page.waitForURL((url) => url.pathname === '/');
      expect(new URL(page.url()).hash).toBe(PLACES.Blog);
    },
  );

  it('28: another link to a place that does not exist does not leave the page', async () => {
    const page = await openSections('Atoll');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: `${location.pathname}#` });
      link.textContent = 'Stay';
      document.querySelector('#media h2')?.append(link);
    });
    await page.getByRole('link', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(`/${SECTIONS}`);
  });

  it.each(BOTH)('26: the cart opens under the pointer, with %s', async (who) => {
    const page = await openSections(who);
    const opacity = (): Promise<string> =>
      page.locator(CONTENT).evaluate((content) => getComputedStyle(content).opacity);
    expect(await opacity()).toBe('0');
    await page.locator(CART).hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(640, 780);
    await expect.poll(opacity).toBe('0');
  });

  it('26: the cart opens with the keyboard and a finger, and shows its new count', async () => {
    const page = await openSections('Atoll', { hasTouch: true });
    const button = page.locator(`${CART}[aria-expanded],${CART} [aria-expanded]`).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator(`${CART}[aria-expanded=true],${CART} [aria-expanded=true]`).waitFor();
    await rest(page, CONTENT);
    await page.keyboard.press('Tab');
    expect(await hasFocus(page, '.kingster-top-cart-button')).toBe(true);
    await page.keyboard.press('Escape');
    await page.locator(`${CART}[aria-expanded=false],${CART} [aria-expanded=false]`).waitFor();
    await button.tap();
    await page.locator(`${CART}[aria-expanded=true],${CART} [aria-expanded=true]`).waitFor();
    // A shop replaces the element.
    await page.locator('.kingster-top-cart-count').evaluate((count) => {
      count.outerHTML = '<span class="kingster-top-cart-count">3</span>';
    });
    expect(await page.locator(CART).innerText()).toContain('3');
  });

  it.each(BOTH)('39: the bar of a course’s tabs follows the pointer and comes back, with %s', async (who) => {
    const page = await openSections(who);
    await scrollTo(page, 'tabs');
    const bar = '.kingster-tab-slidebar';
    const [first, second] = ['.learn-press-nav-tabs li:first-child', '.learn-press-nav-tabs li:last-child'];
    const place = async (selector: string) => [
      await measure(page, selector, 'left'),
      await measure(page, selector, 'width'),
    ];
    await expect.poll(() => place(bar)).toEqual(await place(first));
    await page.locator(second).hover();
    await expect.poll(() => place(bar)).toEqual(await place(second));
    await page.mouse.move(640, 780);
    await expect.poll(() => place(bar)).toEqual(await place(first));
  });
});

describe('images of tabs', skipFor(reason), () => {
  const open = themeBrowser();
  const TABS = '.gdlr-core-tab-item:has(.gdlr-core-tab-item-image)';
  const COLUMN = `${TABS} .gdlr-core-tab-item-content-image-wrap`;

  it.each(BOTH)(
    '37: the picture changes with the title; without a picture there is no column, with %s',
    async (who) => {
      const page = await openEdited(await open(who, { path: 'plain/' }), who, 'panels/', (html) =>
        html.replace(/(<div class="gdlr-core-tab-item-image[^>]* data-tab-id=")2/, '$1none'),
      );
      const tabs = page.locator(TABS).first();
      await tabs.scrollIntoViewIfNeeded();
      const image = (id: string) => tabs.locator(`.gdlr-core-tab-item-image[data-tab-id="${id}"]`);
      const press = (id: string) => tabs.locator(`.gdlr-core-tab-item-title[data-tab-id="${id}"]`).click();
      for (const id of ['3', '1']) {
        await press(id);
        await expect.poll(() => image(id).evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
        expect(await tabs.locator('.gdlr-core-tab-item-image.gdlr-core-active').count()).toBe(1);
        expect(await measure(page, COLUMN, 'width')).toBeGreaterThan(100);
      }
      await press('2');
      await expect.poll(() => measure(page, COLUMN, 'width')).toBe(0);
    },
  );
});

describe('players', skipFor(reason), () => {
  const open = themeBrowser();
  const PARTS = '#media .gdlr-core-audio,#media .wp-video';

  it.each([DESK, PHONE])('38: have the original’s sizes, in a window of $width px', async (viewport) => {
    const sizes = await Promise.all(
      BOTH.map(async (who) => {
        const page = await open(who, { path: SECTIONS, viewport });
        await page.locator('#media .gdlr-core-audio').first().waitFor();
        await page.locator('#media .wp-video').scrollIntoViewIfNeeded();
        await rest(page, '#media .wp-video');
        return page.locator(PARTS).evaluateAll((all) =>
          all.map((part) => {
            const { left, width, height } = part.getBoundingClientRect();
            return [left, width, height].map(Math.round);
          }),
        );
      }),
    );
    expect(sizes[1]).toEqual(sizes[0]);
    expect(sizes[0]).toHaveLength(3);
  });

  it('38: the box and the played part have the colours of the theme’s options', async () => {
    const original = await open('the original', { path: SECTIONS });
    const colorOf = (selector: string): Promise<string> =>
      original
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const [box, played] = [await colorOf('.gdlr-core-audio'), await colorOf('.mejs-time-current')];
    const page = await open('Atoll', { path: 'plain/' });
    await serveSilence(page, '**/quiet-*.wav*');
    await page.goto(new URL(SECTIONS, SITE_A.url).href);
    const player = '#media .gdlr-core-audio>audio >> nth=0';
    await seekToMiddle(page, player);
    const [width, height] = [await measure(page, player, 'width'), await measure(page, player, 'height')];
    expect(await pixelsLike(page, player, box)).toBeGreaterThan((width * height) / 2);
    expect(await pixelsLike(page, player, played)).toBeGreaterThan(width);
  });

  it('38: one plays at a time, and the keyboard plays it', async () => {
    const page = await open('Atoll', { path: 'plain/' });
    await serveSilence(page, '**/quiet-*.wav*');
    await page.goto(new URL(SECTIONS, SITE_A.url).href);
    await page.mouse.move(640, 700);
    await page.mouse.move(640, 780);
    const player = (index: number) => page.locator('audio.wp-audio-shortcode').nth(index);
    await page.locator('audio.wp-audio-shortcode[data-atoll-state=ready]').nth(1).waitFor();
    for (const index of [0, 1]) {
      await player(index).evaluate((audio: HTMLAudioElement) => (audio.loop = true));
      await player(index).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => player(index).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
    }
    expect(await player(0).evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  });
});
