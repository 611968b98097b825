/** Links to a place on the page, and one-page navigation (goodlayers-theme, section 5). They replace Kingster's. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { entryPath } from '../../../tests/support/page-server';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser } from '../../../tests/support/panel-page';
import { scrollPage } from '../../../tests/support/page-scroll';

const { open, openStill } = panelBrowser();
const VIEWPORT = { width: 1200, height: 800 };
const PHONE = { width: 390, height: 800 };
const HTML = `<style>body,main{margin:0}[id=fees],[id=rooms]{height:1500px}#after{height:1500px}</style>
<script>kingster_anchor_offset = 90; kingster_script_core = { home_url: 'https://college.example/' };</script>
${fragment('goodlayers-theme/anchors-3.2.9.html')}<div id="after"></div>`;

const top = (page: Page, selector: string) =>
  page.locator(selector).evaluate((node) => Math.round(node.getBoundingClientRect().top));
const menuLink = (page: Page, name: string) =>
  page.locator('#kingster-main-menu').getByRole('link', { name });
/** Waits for an element to be at a distance from the top of the window. */
async function restsAt(page: Page, selector: string, px: number): Promise<boolean> {
  await page.waitForFunction(
    ([selector, px]) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? 0) === px,
    [selector, px] as const,
  );
  return true;
}
/** Resolves when the page does not move any more. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    const STILL_FRAMES = 20;
    for (let before = -1, still = 0; still < STILL_FRAMES;) {
      await new Promise(requestAnimationFrame);
      still = scrollY === before ? still + 1 : 0;
      before = scrollY;
    }
  });
const current = (page: Page) =>
  page.evaluate(() => ({
    menu: document.querySelector('#kingster-main-menu .current-menu-item')?.textContent,
    bullet: document.querySelector('#kingster-bullet-anchor .current-menu-item')?.getAttribute('href'),
    section: document.querySelector('#kingster-bullet-anchor')?.getAttribute('data-anchor-section'),
  }));

describe('a link to a place on the page', () => {
  it('scrolls to the theme’s distance, writes the address and moves the focus', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 90)).toBe(true);
    expect(new URL(page.url()).hash).toBe('#rooms');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('rooms');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    expect(await page.locator('#rooms').getAttribute('tabindex')).toBeNull();
  });

  it('stops at 75 px on a phone', async () => {
    const page = await open(HTML, { viewport: PHONE });
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 75)).toBe(true);
  });

  it('follows a distance that another plugin has written since', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await page.evaluate(() => Reflect.set(window, 'kingster_anchor_offset', 40));
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 40)).toBe(true);
  });

  it('ends below the header although a picture above it has loaded meanwhile', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await page.evaluate(() =>
      addEventListener(
        'scroll',
        () => document.querySelector<HTMLElement>('#fees')?.style.setProperty('height', '1900px'),
        { once: true },
      ),
    );
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 90)).toBe(true);
  });

  it('stops when the visitor scrolls', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await page.mouse.move(600, 600);
    await menuLink(page, 'Rooms').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY > 0);
    await page.mouse.wheel(0, -60);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).scrollBehavior === 'auto');
    await rest(page);
    expect(await top(page, '#rooms')).toBeGreaterThan(90);
  });

  it('jumps with reduced motion', async () => {
    const page = await open(HTML, { viewport: VIEWPORT, reducedMotion: true });
    const scroll = await page.evaluateHandle(() => ({
      seen: new Promise<number>((resolve) =>
        addEventListener('scroll', () => resolve(scrollY), { once: true }),
      ),
    }));
    await menuLink(page, 'Rooms').click();
    expect(await scroll.evaluate(({ seen }) => seen)).toBeGreaterThan(1400);
    expect(await top(page, '#rooms')).toBe(90);
  });

  it('in a menu leads to the home page if the place is not here', async () => {
    const page = await open(HTML.replace('href="#rooms">Rooms', 'href="#gone">Rooms'), {
      viewport: VIEWPORT,
    });
    await menuLink(page, 'Rooms').click();
    await page.waitForURL('https://college.example/#gone');
    expect(await page.title()).toBe('elsewhere');
  });

  it('is left to a script that has handled it', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    await page.evaluate(() =>
      document
        .querySelector('#kingster-main-menu')
        ?.addEventListener('click', (event) => event.preventDefault()),
    );
    await menuLink(page, 'Rooms').click();
    expect(
      await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).scrollBehavior]),
    ).toEqual([0, 'auto']);
  });
});

describe('a link without the query of the page', () => {
  it('leads to the place, keeps the query, and can be taken back', async () => {
    const page = await open(HTML, { viewport: VIEWPORT, hash: '?utm_source=mail' });
    await page.evaluate(() => {
      const link = [...document.links].find(({ textContent }) => textContent === 'Rooms');
      link?.setAttribute('href', `${location.pathname}#rooms`);
      Reflect.set(window, 'isSamePage', true);
    });
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 90)).toBe(true);
    const { search, hash } = new URL(page.url());
    expect([search, hash]).toEqual(['?utm_source=mail', '#rooms']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('rooms');
    await page.goBack();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') as unknown)).toBe(true);
  });
});

/** A page without one-page navigation. */
const menuOnly = (item: string, href: string): string =>
  HTML.replace(/href="#(fees|rooms)"/g, 'href="/$1/"').replace(
    'current-menu-item kingster-normal-menu"><a href="/"',
    `${item} kingster-normal-menu"><a href="${href}"`,
  );
/** Scrolls, and clicks on the first item. @returns true if the page is still the same one, at its top */
async function clickHome(page: Page): Promise<boolean> {
  await scrollPage(page, 900);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await menuLink(page, 'Home').evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => scrollY === 0);
  return page.evaluate(() => Reflect.get(window, 'isSamePage') === true);
}

describe('a link of the current item to the page itself', () => {
  it.each(['current-menu-item', 'current-menu-ancestor'])('scrolls to the top: %s', async (item) => {
    expect(await clickHome(await open(menuOnly(item, ''), { viewport: VIEWPORT }))).toBe(true);
  });

  it('loads the page again if the item is not current', async () => {
    expect(await clickHome(await open(menuOnly('other', ''), { viewport: VIEWPORT }))).toBe(false);
  });

  it('scrolls to the top although one-page navigation has marked another item', async () => {
    const page = await open(
      HTML.replace('kingster-normal-menu"><a href="/"', 'kingster-normal-menu"><a href=""'),
      {
        viewport: VIEWPORT,
      },
    );
    await scrollPage(page, 1900);
    expect((await current(page)).menu).toBe('Rooms');
    expect(await clickHome(page)).toBe(true);
  });
});

describe('the first action of a visitor', () => {
  it('on a link of the menu to a place that is not here waits for the code, and leads to the home page', async () => {
    const { page } = await openStill(HTML.replace('href="#rooms">Rooms', 'href="#gone">Rooms'), {
      viewport: VIEWPORT,
    });
    await page.addScriptTag({ type: 'module', url: entryPath() });
    await page.waitForFunction(() => window.atoll);
    await menuLink(page, 'Rooms').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('https://college.example/#gone');
    expect(await page.title()).toBe('elsewhere');
  });
});

describe('a page that is loaded with a fragment', () => {
  it('shows the place below the header if the server has printed another distance', async () => {
    const { page, start } = await openStill(`<style>html{scroll-padding-top:75px}</style>${HTML}`, {
      viewport: VIEWPORT,
      hash: '#rooms',
    });
    expect(await top(page, '#rooms')).toBe(75);
    await start();
    expect(await restsAt(page, '#rooms', 90)).toBe(true);
  });

  it('follows the height of a header that is a bar, which is known later', async () => {
    const bar =
      '<div class="kingster-with-sticky-navigation"><div class="kingster-navigation-bar-wrap kingster-style-solid kingster-sticky-navigation kingster-sticky-navigation-height kingster-style-fixed" style="height:99px">Bar</div></div>';
    const { page, start } = await openStill(
      `<style>html{scroll-padding-top:75px}</style><div style="height:60px"></div>${bar}${HTML.replace('kingster_anchor_offset = 90;', '')}`,
      { viewport: VIEWPORT, hash: '#rooms' },
    );
    await start();
    expect(await restsAt(page, '#rooms', 99)).toBe(true);
    await scrollPage(page, 100);
    await menuLink(page, 'Rooms').click();
    expect(await restsAt(page, '#rooms', 99)).toBe(true);
  });

  it('is left where the visitor has scrolled to', async () => {
    const { page, start } = await openStill(`<style>html{scroll-padding-top:75px}</style>${HTML}`, {
      viewport: VIEWPORT,
      hash: '#rooms',
    });
    await page.evaluate(() => scrollTo(0, 700));
    await start();
    expect(await page.evaluate(() => scrollY)).toBe(700);
  });

  it('shows the place below the header, without an animation', async () => {
    const { page, start } = await openStill(HTML, { viewport: VIEWPORT, hash: '#rooms' });
    expect(await top(page, '#rooms')).toBe(0);
    await start();
    expect(await restsAt(page, '#rooms', 90)).toBe(true);
  });

  it('is left where it is after a reload', async () => {
    const { page, start } = await openStill(HTML, { viewport: VIEWPORT, hash: '#rooms' });
    await start();
    await page.evaluate(() => scrollTo(0, 700));
    await page.reload();
    const restored = await page.evaluate(() => scrollY);
    await start();
    expect(await page.evaluate(() => scrollY)).toBe(restored);
  });
});

describe('one-page navigation', () => {
  it('marks the item of the section in the middle of the window, and the first one at the top', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    expect(await current(page)).toEqual({ menu: 'Home', bullet: '/', section: 'kingster-home' });
    await scrollPage(page, 400);
    expect(await current(page)).toEqual({ menu: 'Fees', bullet: '#fees', section: 'fees' });
    await scrollPage(page, 1900);
    expect(await current(page)).toEqual({ menu: 'Rooms', bullet: '#rooms', section: 'rooms' });
    expect(await menuLink(page, 'Rooms').getAttribute('aria-current')).toBe('true');
    await scrollPage(page, 0);
    expect(await current(page)).toEqual({ menu: 'Home', bullet: '/', section: 'kingster-home' });
  });

  it('marks the innermost section', async () => {
    const nested = HTML.replace(
      '<h2>Fees</h2>',
      '<h2>Fees</h2><div id="due" style="height:1400px"></div>',
    ).replace(
      '<a href="#rooms">Rooms',
      '<a href="#due">Due</a></li><li class="menu-item"><a href="#rooms">Rooms',
    );
    const page = await open(nested, { viewport: VIEWPORT });
    await scrollPage(page, 600);
    expect((await current(page)).menu).toBe('Due');
  });

  it('names and centres the bullets', async () => {
    const page = await open(HTML, { viewport: VIEWPORT });
    const bullets = page.locator('#kingster-bullet-anchor');
    expect(await bullets.getByRole('link').evaluateAll((all) => all.map((link) => link.ariaLabel))).toEqual([
      'Top of the page',
      'Fees',
      'Rooms',
    ]);
    expect(await bullets.getAttribute('class')).toContain('kingster-init');
    const { top, bottom } = await bullets.evaluate(
      (node) => node.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(Math.abs((top + bottom) / 2 - VIEWPORT.height / 2)).toBeLessThan(1);
  });
});
