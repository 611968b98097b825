/**
 * Replaces the page builder's fluid videos, video overlays, image overlays and select indicators (goodlayers-panels,
 * sections 16, 17 and 5). Fixed: no frame is moved or loaded twice; a ratio is a ratio; the overlay starts its own
 * video once; overlays are measured again when their picture comes; names and focus.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../support/pages';
import { finishMovements, panelBrowser, settle } from '../../support/panel-page';

const { open, openStill } = panelBrowser();

const read = (name: string) => fragment(`goodlayers/${name}.html`);

const frame = (page: Page) =>
  page.locator('iframe').evaluate((node) => ({
    ratio: node.getBoundingClientRect().width / node.getBoundingClientRect().height,
    width: node.getBoundingClientRect().width,
    attributes: ['width', 'height'].map((name) => node.getAttribute(name)),
    id: /^gdlr-video-\d+$/.test(node.id),
  }));

describe('a video', () => {
  it('fills its holder, which becomes the wrapper', async () => {
    const page = await open(read('responsive-video-2.1.7'));
    const { ratio, ...rest } = await frame(page);
    expect(ratio).toBeCloseTo(16 / 9, 1);
    expect(rest).toMatchObject({ attributes: [null, null], id: true });
    const holder = page.locator('.gdlr-core-video-item-type-youtube');
    expect(await holder.getAttribute('class')).toContain('gdlr-core-fluid-video-wrapper');
    expect(await holder.evaluate((node) => (node as HTMLElement).style.paddingTop)).toBe('56.25%');
  });

  it('in a text gets its shape by itself; "100%" is no number', async () => {
    const page = await open(read('responsive-video-2.1.7-content'));
    const { width, ratio } = await frame(page);
    expect(width).toBeGreaterThan(900);
    // As it was rendered: as wide as its place and 360 px high.
    expect(width / ratio).toBeCloseTo(360, -1);
  });

  it('is loaded once', async () => {
    const { page, start } = await openStill(read('responsive-video-2.1.7'));
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.url().includes('youtube'))));
    await start();
    expect(loads).toBe(0);
  });

  it('is 16:9 when hidden and without attributes', async () => {
    const html = `<div style="display:none">${read('responsive-video-2.1.7').replace(/ width="640" height="360"/, '')}</div>`;
    const { page, start } = await openStill(html);
    await start();
    // Nothing hidden comes near the screen: the widget waits until it shows.
    await page.evaluate(() => document.querySelector('main > div')?.removeAttribute('style'));
    await settle(page);
    expect(await page.locator('.gdlr-core-fluid-video-wrapper').count()).toBe(1);
  });

  it.each([
    ['a layer slider', 'div class="ls-container"'],
    ['a master slider', 'div class="master-slider"'],
    ['a Revolution slider', 'rs-module-wrap'],
    ['a wrapper that is there already', 'div class="gdlr-core-fluid-video-wrapper"'],
  ])('is left alone in %s', async (_name, tag) => {
    const iframe = /<iframe.*<\/iframe>/.exec(read('responsive-video-2.1.7'))?.[0] ?? '';
    const page = await open(`<${tag}>${iframe}</${tag.split(' ')[0]}>`);
    expect(await page.locator('iframe').getAttribute('width')).toBe('640');
  });
});

describe('the overlay of a video', () => {
  const html = read('video-overlay-2.1.7');

  it('plays its own video once, fades out in 500 ms and is gone', async () => {
    const page = await open(html + html);
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.url().includes('autoplay'))));
    await page.getByRole('button', { name: 'Play video' }).first().click();
    const duration = await page.evaluate(() => document.getAnimations()[0]?.effect?.getTiming().duration);
    expect(duration).toBe(500);
    const overlay = page.locator('.gdlr-core-video-item-overlay');
    expect(await overlay.first().evaluate((node) => (node as HTMLElement).style.pointerEvents)).toBe('none');
    await overlay.first().dispatchEvent('click');
    await finishMovements(page);
    await page.waitForFunction(() => document.querySelectorAll('.gdlr-core-video-item-overlay').length === 1);
    const sources = await page
      .locator('iframe')
      .evaluateAll((frames) => frames.map((node) => (node as HTMLIFrameElement).src));
    expect(sources[0]).toMatch(/\?wmode=transparent&enablejsapi=1&autoplay=1&mute=1$/);
    expect(sources[1]).not.toContain('autoplay');
    expect(loads).toBe(1);
  });

  it('is pressed with the keyboard, and the focus goes to the video', async () => {
    const page = await open(html);
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  });

  it('of a video file plays it', async () => {
    const page = await open(
      html.replace(
        /<iframe.*<\/iframe>/,
        '<div class="wp-video"><video width="640" height="360"></video></div>',
      ),
    );
    const played = page.evaluate(
      () =>
        new Promise((resolve) => {
          HTMLVideoElement.prototype.play = async function () {
            resolve(this.localName);
          };
        }),
    );
    await page.getByRole('button', { name: 'Play video' }).press('Enter');
    expect(await played).toBe('video');
    await finishMovements(page);
    expect(await page.locator('.gdlr-core-video-item-overlay').count()).toBe(0);
  });

  it('fits over its video', async () => {
    const page = await open(html);
    const boxes = await page
      .locator('iframe,.gdlr-core-video-item-overlay')
      .evaluateAll((all) => all.map((node) => node.getBoundingClientRect().toJSON()));
    expect(boxes[0]).toEqual(boxes[1]);
  });
});

const margin = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((node, name) => (node as HTMLElement).style.getPropertyValue(name), name);

describe('the overlay of a picture', () => {
  const CONTENT = '.gdlr-core-image-overlay-content';
  it('with an icon hangs from the middle', async () => {
    const page = await open(read('image-overlay-2.1.7'));
    const height = await page.locator(CONTENT).evaluate((node) => (node as HTMLElement).offsetHeight);
    expect(await margin(page, CONTENT, 'margin-top')).toBe(`${-height / 2}px`);
  });

  it('leaves its offset part out', async () => {
    const page = await open(
      read('image-overlay-2.1.7').replace(
        '<span class="gdlr-core-portfolio-icon-wrap"',
        '<span class="gdlr-core-image-overlay-content-offset" style="display:block;height:20px;margin:5px"></span>$&',
      ),
    );
    const height = await page.locator(CONTENT).evaluate((node) => (node as HTMLElement).offsetHeight);
    expect(await margin(page, CONTENT, 'margin-top')).toBe(`${-(height + 30) / 2}px`);
  });

  it('with a description puts the icon in the middle of what is free, also when the picture comes late', async () => {
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

  it('shows to the keyboard', async () => {
    const page = await open(read('image-overlay-2.1.7'));
    const opacity = () => margin(page, '.gdlr-core-image-overlay', 'opacity');
    await page.keyboard.press('Tab');
    expect(await opacity()).toBe('1');
    await page.keyboard.press('Tab');
    expect(await opacity()).toBe('');
  });

  it('that the stylesheet places alone is shown and named too', async () => {
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
  ])('an icon %s without a picture’s text is named "%s"', async (icon, expected) => {
    const page = await open(read('image-overlay-2.1.7-video').replace('icon_film', icon));
    expect(await page.getByRole('link', { name: expected }).count()).toBe(1);
  });
});

describe('the indicator of a select', () => {
  it('comes once after each select of a form, and again with a form that comes later', async () => {
    const html = read('select-indicator-2.1.7');
    const page = await open(`${html}<select aria-label="Elsewhere"><option>1</option></select>`);
    const indicators = page.locator('select + .wpcf7-form-indicator > i.fa.fa-angle-down');
    expect(await indicators.count()).toBe(2);
    const left = await page.evaluate(async () => {
      const form = document.querySelector('form');
      form?.remove();
      await Promise.resolve();
      const count = form?.querySelectorAll('.wpcf7-form-indicator').length;
      if (form) document.querySelector('main')?.append(form);
      return count;
    });
    expect(left).toBe(0);
    await settle(page);
    expect(await indicators.count()).toBe(2);
    expect(await page.locator('.wpcf7-form-indicator').count()).toBe(2);
  });
});
