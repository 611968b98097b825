/**
 * Other parts of the theme (goodlayers-theme, section 12, points 32, 33, 35, 36 and 40): the same with the original and with
 * Atoll.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { skipFor } from '../support/skip';
import { SITE_A, whyNot } from './sites';
import { BOTH, measure, PHONE, rest, scrollPageTo, themeBrowser } from './theme-page';

const reason = await whyNot(SITE_A);
const BACK = '.kingster-footer-back-to-top-button';
const NOT_FOUND = '#kingster-full-no-header-wrap';
const PRELOAD = '#kingster-page-preload';

describe('other parts of the theme', skipFor(reason), () => {
  const open = themeBrowser();

  it.each(BOTH)('32: back to top appears after 300 px, and scrolls to the top, with %s', async (who) => {
    const page = await open(who, { options: { 'enable-back-to-top': 'enable' } });
    await scrollPageTo(page, 200);
    expect(await page.locator(`${BACK}.kingster-scrolled`).count()).toBe(0);
    await scrollPageTo(page, 900);
    await page.locator(`${BACK}.kingster-scrolled`).waitFor();
    await rest(page, BACK);
    // Not a click, because the consent box is above it.
    await page.locator(BACK).press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await page.locator(`${BACK}.kingster-scrolled`).waitFor({ state: 'detached' });
  });

  it('33: the preloader goes after the page has loaded', async () => {
    const page = await open('Atoll', { path: 'plain/?kp[enable-preload]=enable' });
    await page.locator(PRELOAD).waitFor({ state: 'hidden' });
    expect(await page.locator(PRELOAD).count()).toBe(1);
  });

  it('33: the preloader does not cover a page that stays', async () => {
    const page = await open('Atoll', { path: 'plain/?kp[enable-preload]=enable' });
    await page.locator(PRELOAD).waitFor({ state: 'hidden' });
    const address = page.url();
    for (const link of [
      { href: 'mailto:ada@school.example' },
      { href: '/contact/', download: 'contact.html' },
      { href: `${address}#kingster-page-wrapper` },
      { href: '/contact/', onclick: 'event.preventDefault()' },
    ]) {
      const isCovered = await page.evaluate(
        async ([link, preload]) => {
          const element = document.createElement('a');
          for (const [name, value] of Object.entries(link)) element.setAttribute(name, value);
          document.body.append(element);
          element.click();
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
          return document.querySelector(preload)?.checkVisibility({ visibilityProperty: true });
        },
        [link, PRELOAD] as const,
      );
      expect([link, isCovered]).toEqual([link, false]);
    }
  });

  it('33: the preloader does not cover a page to which the visitor goes back', async () => {
    const page = await open('Atoll', { path: 'plain/?kp[enable-preload]=enable' });
    await page.locator(PRELOAD).waitFor({ state: 'hidden' });
    const link = page.locator('#kingster-main-menu a:text-is("Contact")').last();
    await Promise.all([page.waitForURL('**/contact/'), link.click()]);
    await page.goBack();
    await page.locator(PRELOAD).waitFor({ state: 'hidden' });
    expect(await page.locator(PRELOAD).count()).toBe(1);
  });

  it('40: the preloader goes without JavaScript', async () => {
    const page = await open('Atoll', { path: 'plain/?kp[enable-preload]=enable', javaScriptEnabled: false });
    await page.locator(PRELOAD).waitFor({ state: 'hidden' });
    expect(await page.locator(PRELOAD).count()).toBe(1);
  });

  /** Opens the same page with the original and with Atoll, and reads both. */
  const compare = async <T>(
    visit: Parameters<typeof open>[1],
    read: (page: Page) => Promise<T>,
  ): Promise<readonly [T, T]> => {
    const [original, atoll] = await Promise.all(
      BOTH.map(async (who) => {
        const page = await open(who, visit);
        await rest(page, 'body');
        return read(page);
      }),
    );
    return [original, atoll] as readonly [T, T];
  };

  it.each([1280, 1000, 900])('35: the page begins below a transparent header, %i px wide', async (width) => {
    const [original, atoll] = await compare(
      {
        path: 'plain/',
        options: { 'header-background-style': 'transparent' },
        viewport: { width, height: 800 },
      },
      (page) => measure(page, '.kingster-page-wrapper > *', 'top'),
    );
    expect(atoll).toBe(original);
    expect(original).toBeGreaterThan(0);
  });

  it.each([{ width: 1280, height: 800 }, { width: 1280, height: 1400 }, PHONE])(
    '35: the page of error 404 fills the window, $width × $height px',
    async (viewport) => {
      const [original, atoll] = await compare({ path: 'no-such-page/', viewport }, async (page) => {
        await rest(page, NOT_FOUND);
        return {
          top: await measure(page, NOT_FOUND, 'top'),
          height: await measure(page, NOT_FOUND, 'height'),
        };
      });
      expect(atoll).toEqual(original);
      expect(original.top + original.height).toBeGreaterThanOrEqual(viewport.height);
    },
  );

  it.each([{ width: 1280, height: 800 }, PHONE])('36: a fixed footer, $width px wide', async (viewport) => {
    const [original, atoll] = await compare(
      { options: { 'fixed-footer': 'enable' }, path: 'plain/', viewport },
      async (page) => {
        await scrollPageTo(page, 1e6);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        return {
          height,
          top: await measure(page, 'footer', 'top'),
          footer: await measure(page, 'footer', 'height'),
        };
      },
    );
    expect(atoll).toEqual(original);
    expect(original.footer).toBeGreaterThan(0);
  });
});
