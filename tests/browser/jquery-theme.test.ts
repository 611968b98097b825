/**
 * What scripts of the site do with jQuery to the theme's parts that follow the page (goodlayers-theme, sections 5, 6 and 9).
 * Their conformance records press nothing, because the page does not scroll there.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage, waitForReady } from '../support/page-browser';
import { scrollPage } from '../support/page-scroll';
import { fragment, htmlPage } from '../support/pages';

const stage = openStage();
const HEAD = '<script src="/node_modules/jquery/dist/jquery.min.js"></script>';
const TALL = '<div style="height:3000px"></div>';

/** Opens a fragment of the theme, and waits until its widget is mounted and jQuery's events are passed on. */
async function open(file: string, after = ''): Promise<Page> {
  const { page } = await stage.open(
    htmlPage({ body: fragment(`goodlayers-theme/${file}.html`) + after, head: HEAD }),
    { viewport: { width: 1200, height: 800 } },
  );
  await page.goto(stage.url);
  // The visitor is there.
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await waitForReady(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /triggers-[\w-]{8}\.js/.test(name)),
  );
  return page;
}

const trigger = (page: Page, selector: string, type: string): Promise<unknown> =>
  page.evaluate(`void jQuery(${JSON.stringify(selector)}).trigger('${type}')`);

describe('jQuery’s trigger', () => {
  it('presses the button to the top of the page', async () => {
    const page = await open('back-to-top-3.2.9', TALL);
    await scrollPage(page, 900);
    await trigger(page, '#kingster-footer-back-to-top-button', 'click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  it.each([
    ['a link of the menu', '.menu-item > a[href="#rooms"]'],
    ['a bullet', '.kingster-bullet-anchor-link[href="#rooms"]'],
    ['a link in a text', '#in-text'],
  ])('scrolls to the place of %s', async (_name, link) => {
    const page = await open('anchors-3.2.9', TALL);
    await page
      .locator('#fees p')
      .evaluate((text) => text.insertAdjacentHTML('beforeend', '<a id="in-text" href="#rooms">Rooms</a>'));
    await trigger(page, link, 'click');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('shows the picture of a tab', async () => {
    const page = await open('tab-images-3.2.9');
    await trigger(page, '.gdlr-core-tab-item-title[data-tab-id=2]', 'click');
    await expect
      .poll(() => page.locator('.gdlr-core-tab-item-image.gdlr-core-active').getAttribute('data-tab-id'))
      .toBe('2');
  });

  it('moves the line of the course’s tabs', async () => {
    const page = await open('course-tabs-3.2.9');
    const line = page.locator('.kingster-tab-slidebar');
    const before = await line.evaluate(({ style }) => style.width);
    await trigger(page, '.course-nav-tab-curriculum', 'mouseenter');
    await expect.poll(() => line.evaluate(({ style }) => style.width)).not.toBe(before);
  });
});
