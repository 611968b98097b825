/**
 * The header of the theme, its search and its links to places (goodlayers-theme, section 12, points 10 to 15, 24, 25, 27, 29, 32
 * and 34): what is kept, by the original and by Atoll; what is mended, by Atoll.
 */
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import { BOTH, DESK, hasFocus, measure, PHONE, rest, scrollPageTo, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const HEADER = '.kingster-sticky-navigation';
const FIXED = `${HEADER}.kingster-fixed-navigation`;
const MOBILE = '#kingster-mobile-header';
const BOXED = { 'header-style': 'boxed' };
const SIDE = { 'header-style': 'side' };
/** What the header must have passed before it slides in. */
const EXTRA_PX = 200;
const SEARCH = 'body>.kingster-top-search-wrap';

describe('the sticky header', skipFor(reason), () => {
  const open = themeBrowser();

  it.each(BOTH)(
    '10 and 12: is fixed when its top is reached, gets lower, and moves nothing, with %s',
    async (who) => {
      const page = await open(who);
      const top = await measure(page, HEADER, 'top');
      expect(await measure(page, HEADER, 'height')).toBe(98);
      const before = await measure(page, '#kingster-page-wrapper', 'top');
      await scrollPageTo(page, top - 2);
      expect(await page.locator(FIXED).count()).toBe(0);
      await scrollPageTo(page, top + 40);
      await page.locator(FIXED).waitFor();
      expect(await measure(page, '#kingster-page-wrapper', 'top')).toBe(before - top - 40);
      await rest(page, FIXED);
      expect([await measure(page, FIXED, 'top'), await measure(page, FIXED, 'height')]).toEqual([0, 82]);
      expect(await page.locator(`${FIXED} .kingster-main-menu a`).first().isVisible()).toBe(true);
      await scrollPageTo(page, 0);
      await page.locator(FIXED).waitFor({ state: 'detached' });
      await rest(page, HEADER);
      expect(await measure(page, '#kingster-page-wrapper', 'top')).toBe(before);
    },
  );

  it.each(BOTH)('11: a boxed header slides in 200 px after it has disappeared, with %s', async (who) => {
    const page = await open(who, { options: BOXED });
    const end = (await measure(page, HEADER, 'top')) + (await measure(page, HEADER, 'height')) + EXTRA_PX;
    await scrollPageTo(page, end - 3);
    expect(await page.locator(FIXED).count()).toBe(0);
    await scrollPageTo(page, end + 3);
    await page.locator(FIXED).waitFor();
    await rest(page, FIXED);
    expect(await measure(page, FIXED, 'top')).toBe(0);
    await scrollPageTo(page, 0);
    await page.locator(FIXED).waitFor({ state: 'detached' });
  });

  it('13: is below the bar for editors', async () => {
    const page = await open('Atoll', { path: 'wp-login.php' });
    await page.locator('#user_login').fill('admin');
    await page.locator('#user_pass').fill('admin');
    await Promise.all([page.waitForURL('**/wp-admin/**'), page.locator('#wp-submit').click()]);
    await page.goto(new URL('everything/', SITE_A.url).href);
    await scrollPageTo(page, 600);
    await page.locator(FIXED).waitFor();
    await rest(page, FIXED);
    expect(await measure(page, FIXED, 'top')).toBe(32);
    await page.setViewportSize({ width: 700, height: 800 });
    await page.locator(`${MOBILE}.kingster-fixed-navigation`).waitFor();
    await rest(page, MOBILE);
    expect(await measure(page, MOBILE, 'top')).toBe(46);
  });

  it.each(BOTH)('14: is fixed at once on a page that is loaded in the middle, with %s', async (who) => {
    const page = await open(who);
    await scrollPageTo(page, 1500);
    await page.locator(FIXED).waitFor();
    await page.reload();
    await page.locator(FIXED).waitFor();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  it('14: keeps the focus when it becomes fixed', async () => {
    const page = await open('Atoll');
    await page.locator(`${HEADER} .kingster-logo a`).focus();
    await scrollPageTo(page, 600);
    await page.locator(FIXED).waitFor();
    expect(await hasFocus(page, '.kingster-logo a')).toBe(true);
  });

  it.each([
    ['the original', 900],
    ['Atoll', 900],
    ['Atoll', 390],
    ['Atoll', 1100],
  ] as const)('15: slides in for phones, with %s at %i px', async (who, width) => {
    const page = await open(who, { viewport: { width, height: 800 } });
    const end = (await measure(page, MOBILE, 'top')) + (await measure(page, MOBILE, 'height')) + EXTRA_PX;
    const fixed = page.locator(`${MOBILE}.kingster-fixed-navigation`);
    await scrollPageTo(page, end - 3);
    expect(await fixed.count()).toBe(0);
    await scrollPageTo(page, end + 3);
    await fixed.waitFor();
    await rest(page, MOBILE);
    expect(await measure(page, MOBILE, 'top')).toBe(0);
  });
});

describe('the header at the side', skipFor(reason), () => {
  const open = themeBrowser();

  it.each(BOTH)('24: has its parts in their places, with %s', async (who) => {
    const page = await open(who, { options: SIDE });
    const part = '.kingster-pos-bottom';
    await page.waitForFunction((part) => {
      const bottom = document.querySelector(part);
      return bottom && getComputedStyle(bottom).opacity === '1';
    }, part);
    expect((await measure(page, part, 'top')) + (await measure(page, part, 'height'))).toBe(800);
    expect(await measure(page, '.kingster-navigation', 'top')).toBe(81);
  });

  it.each(BOTH)('24: scrolls to its end in a low window, and stays there, with %s', async (who) => {
    const page = await open(who, { options: SIDE, viewport: { width: 1280, height: 400 } });
    const header = '#kingster-header-side-nav>header';
    // The first event of a pointer has no movement, so it is not yet an action of the visitor.
    await page.mouse.move(700, 200, { steps: 2 });
    await page.locator('.kingster-allow-slide').waitFor();
    const height = await measure(page, header, 'height');
    expect(height).toBeGreaterThan(400);
    await scrollPageTo(page, 100);
    await page.locator('.kingster-allow-slide').waitFor();
    await scrollPageTo(page, 900);
    await page.locator('.kingster-fix-bottom').waitFor();
    expect((await measure(page, header, 'top')) + height).toBe(400);
  });
});

describe('the search', skipFor(reason), () => {
  const open = themeBrowser();

  it.each(BOTH)('25: covers the page and ignores an empty word, with %s', async (who) => {
    const page = await open(who);
    const address = page.url();
    await page.locator('#kingster-top-search').click();
    const search = page.locator(SEARCH).filter({ visible: true });
    await search.waitFor();
    await search.locator('input[name=s]').press('Enter');
    expect(page.url()).toBe(address);
    await search.locator('form .kingster-top-search-close').click();
    await search.waitFor({ state: 'hidden' });
  });

  it('25: has the focus in its field, closes with Escape, and gives the focus back', async () => {
    const page = await open('Atoll', { viewport: PHONE });
    await page.locator('#kingster-mobile-top-search').click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect(await hasFocus(page, 'input[name=s]')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
    expect(await hasFocus(page, '#kingster-mobile-top-search')).toBe(true);
  });
});

describe('places on the page', skipFor(reason), () => {
  const open = themeBrowser();

  it('27 and 29: a link and the address lead to the same place', async () => {
    const page = await open('Atoll', { path: 'everything/#kingster-page-wrapper' });
    const top = (): Promise<number> => measure(page, '#kingster-page-wrapper', 'top');
    await expect.poll(top).toBe(75);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#kingster-page-wrapper' });
      link.textContent = 'To the start';
      link.style.cssText = 'position:fixed;left:0;top:50%;z-index:9';
      document.querySelector('#kingster-page-wrapper')?.append(link);
    });
    await scrollPageTo(page, 1500);
    await page.getByRole('link', { name: 'To the start' }).click();
    await expect.poll(top).toBe(75);
  });

  it('27: the wheel stops the way to a place', async () => {
    const page = await open('Atoll', { path: 'plain/' });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#far' });
      link.textContent = 'Far below';
      link.style.cssText = 'position:fixed;left:0;top:50%;z-index:9';
      const place = Object.assign(document.createElement('p'), { id: 'far' });
      place.style.marginTop = '20000px';
      document.querySelector('#kingster-page-wrapper')?.append(link, place);
    });
    await page.mouse.move(640, 700, { steps: 2 });
    await page.waitForFunction(() =>
      window.atoll?.widgets().some(({ name, state }) => name === 'anchors' && state === 'ready'),
    );
    await page.getByRole('link', { name: 'Far below' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY > 0);
    await page.mouse.wheel(0, -60);
    await rest(page, '#far');
    expect(await measure(page, '#far', 'top')).toBeGreaterThan(1000);
  });

  it.each(BOTH)('34: large headings have 40 px on phones, and their size elsewhere, with %s', async (who) => {
    const page = await open(who);
    const sizes = () =>
      page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    const before = await sizes();
    expect(Math.max(...before)).toBeGreaterThan(40);
    await page.setViewportSize(PHONE);
    await expect.poll(async () => Math.max(...(await sizes()))).toBe(40);
    await page.setViewportSize(DESK);
    await expect.poll(sizes).toEqual(before);
  });
});
