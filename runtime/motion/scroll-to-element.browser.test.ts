/** Tabs and accordions that scroll to the open item (essential-addons, sections 9 and 10), below a sticky header. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();

const scrolling = (name: string, offsetPx: number): string =>
  fragment(`essential-addons/${name}.html`)
    .replace('data-scroll-on-click="no"', 'data-scroll-on-click="yes"')
    .replace(/ data-custom-id-offset="[^"]*"/, '')
    .replace('data-scroll-on-click', `data-custom-id-offset="${offsetPx}" data-scroll-on-click`);
const tabs = (offsetPx: number): string =>
  scrolling('adv-tabs-6.6.9-vertical', offsetPx).replace('eael-tabs-vertical', 'eael-tabs-horizontal');
const accordion = (offsetPx: number): string => scrolling('adv-accordion-6.6.9-toggle', offsetPx);

const bar = (css: string): string => `<div class="bar" style="left:0;width:100%;${css}"></div>`;
const FIXED = bar('position:fixed;top:0;height:76px');
const TALL = '<div style="height:1500px"></div>';

/** @returns the element's distance from the top of the window, once the page has not scrolled for a second */
async function restingTop(page: Page, selector: string): Promise<number> {
  await page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000);
        window.addEventListener('scroll', () => {
          clearTimeout(timer);
          timer = setTimeout(resolve, 1000);
        });
      }),
  );
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

const TAB = '#kitchens';
const HEADER = '.eael-accordion-header';

async function pressAt(html: string, selector: string): Promise<Page> {
  const { page, start } = await openStill(`${TALL}${html}${TALL}`, {
    viewport: { width: 1200, height: 900 },
  });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await start();
  await page.locator(selector).first().click();
  await finishMovements(page);
  return page;
}

describe('the item that scrolls to the top', () => {
  it.each([
    ['a tab: without a header, at its offset', tabs(20), TAB, 20],
    ['a tab: below a fixed header', FIXED + tabs(20), TAB, 76],
    ['a tab: at an offset that is larger than the header', FIXED + tabs(120), TAB, 120],
    ['an accordion’s item: below a fixed header', FIXED + accordion(0), HEADER, 76],
    [
      'a tab: below a bar and a header',
      bar('position:fixed;top:0;height:32px') + bar('position:fixed;top:32px;height:50px') + tabs(0),
      TAB,
      82,
    ],
    [
      'a tab: at the page’s scroll padding',
      `<style>html{scroll-padding-top:64px}</style>${tabs(0)}`,
      TAB,
      64,
    ],
    [
      'a tab: not below a dialog',
      `${bar('position:fixed;top:0;height:800px;pointer-events:none')}${tabs(0)}`,
      TAB,
      0,
    ],
  ])('%s', async (_name, html, selector, top) => {
    const page = await pressAt(html, selector);
    expect(await restingTop(page, selector)).toBe(top);
  });

  it('comes to rest below a header that becomes fixed while the page scrolls', async () => {
    const { page, start } = await openStill(`${bar('height:60px')}${TALL}${tabs(0)}${TALL}`, {
      viewport: { width: 1200, height: 1700 },
    });
    await page.evaluate(() => {
      const header = document.querySelector<HTMLElement>('.bar');
      window.addEventListener('scroll', () =>
        header?.style.setProperty('position', window.scrollY > 100 ? 'fixed' : ''),
      );
      header?.style.setProperty('top', '0');
    });
    await start();
    await page.locator(TAB).click();
    expect(await restingTop(page, TAB)).toBe(60);
  });

  it('does not scroll after a reload: the browser restores the position', async () => {
    const { page, start } = await openStill(`${FIXED}${TALL}${tabs(0)}${TALL}`, {
      hash: TAB,
      viewport: { width: 1200, height: 900 },
    });
    await start();
    expect(await restingTop(page, TAB)).toBe(76);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.reload();
    const restoredTop = await restingTop(page, TAB);
    await start();
    expect(await page.locator(TAB).getAttribute('aria-selected')).toBe('true');
    expect(await restingTop(page, TAB)).toBe(restoredTop);
  });
});
