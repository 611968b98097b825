/**
 * Replaces the page builder's image overlays (goodlayers-panels, section 17). Fixed: an overlay is measured again when its
 * picture loads; names and focus.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

const { open } = panelBrowser();
const read = (name: string) => fragment(`goodlayers/${name}.html`);

const margin = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((node, name) => (node as HTMLElement).style.getPropertyValue(name), name);

describe('the overlay of an image', () => {
  const CONTENT = '.gdlr-core-image-overlay-content';
  it('with an icon is centred by its margin', async () => {
    const page = await open(read('image-overlay-2.1.7'));
    const height = await page.locator(CONTENT).evaluate((node) => (node as HTMLElement).offsetHeight);
    expect(await margin(page, CONTENT, 'margin-top')).toBe(`${-height / 2}px`);
  });

  it('is centred without its offset part', async () => {
    const page = await open(
      read('image-overlay-2.1.7').replace(
        '<span class="gdlr-core-portfolio-icon-wrap"',
        '<span class="gdlr-core-image-overlay-content-offset" style="display:block;height:20px;margin:5px"></span>$&',
      ),
    );
    const height = await page.locator(CONTENT).evaluate((node) => (node as HTMLElement).offsetHeight);
    expect(await margin(page, CONTENT, 'margin-top')).toBe(`${-(height + 30) / 2}px`);
  });

  it('with a description centres the icon in the remaining space, also if the image loads late', async () => {
    const page = await open(read('image-overlay-2.1.7-modern').replace('<img ', '<img style="height:50px" '));
    const wrap = '.gdlr-core-portfolio-icon-wrap';
    expect(await margin(page, wrap, 'margin-bottom')).toBe('');
    await page.locator('img').evaluate((image) => (image.style.height = '300px'));
    await settle(page);
    const content = await page.locator(CONTENT).evaluate((node) => (node as HTMLElement).offsetHeight);
    const expected = Number.parseFloat(await margin(page, wrap, 'margin-bottom'));
    expect(expected).toBeGreaterThan(20);
    expect(expected).toBeCloseTo((300 - 60 - (content - expected)) / 2, 1);
  });

  it('appears on keyboard focus', async () => {
    const page = await open(read('image-overlay-2.1.7'));
    const opacity = () => margin(page, '.gdlr-core-image-overlay', 'opacity');
    await page.keyboard.press('Tab');
    expect(await opacity()).toBe('1');
    await page.keyboard.press('Tab');
    expect(await opacity()).toBe('');
  });

  it('that only the stylesheet places appears and has a name, too', async () => {
    const page = await open(
      '<div class="gdlr-core-media-image"><a class="gdlr-core-lightgallery" href="#boat" style="position:relative;display:block"><img alt="" width="90" height="90"><span class="gdlr-core-image-overlay "><i class="gdlr-core-image-overlay-icon gdlr-core-size-22 fa fa-search"></i></span></a></div>',
    );
    await page.keyboard.press('Tab');
    expect(await margin(page, '.gdlr-core-image-overlay', 'opacity')).toBe('1');
    expect(await page.getByRole('link', { name: 'View larger image' }).count()).toBe(1);
  });

  it.each([
    ['image-overlay-2.1.7-video', 'Play video'],
    ['image-overlay-2.1.7', 'The pavilion'],
  ])('%s: the link is named "%s"', async (name, expected) => {
    const page = await open(read(name));
    expect(await page.getByRole('link', { name: expected }).count()).toBe(1);
  });

  it.each([
    ['arrow_expand', 'View larger image'],
    ['icon_link_alt', 'Open link'],
  ])('an icon %s without the image’s text is named "%s"', async (icon, expected) => {
    const page = await open(read('image-overlay-2.1.7-video').replace('icon_film', icon));
    expect(await page.getByRole('link', { name: expected }).count()).toBe(1);
  });
});
