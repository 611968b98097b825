/**
 * Replaces the page builder's fluid videos (goodlayers-panels, section 16). Fixed: no frame is moved or loaded twice; a
 * percentage is not a size.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../../tests/support/pages';
import { panelBrowser, settle } from '../../../tests/support/panel-page';

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

  it('in a text takes its shape from its rendered size; "100%" is not a number', async () => {
    const page = await open(read('responsive-video-2.1.7-content'));
    const { width, ratio } = await frame(page);
    expect(width).toBeGreaterThan(900);
    // As it was rendered: as wide as its container and 360 px high.
    expect(width / ratio).toBeCloseTo(360, -1);
  });

  it.each([
    [
      'in its holder',
      read('responsive-video-2.1.7').replace('<iframe', '<iframe style="--atoll-ratio:640/360"'),
    ],
    ['in a text', read('responsive-video-2.1.7-content')],
    [
      'in a text, with a size',
      read('responsive-video-2.1.7-content').replace(
        'width="100%"',
        'width="480" style="--atoll-ratio:480/360"',
      ),
    ],
    ['without a size', '<p><iframe title="The play" src="https://player.vimeo.com/video/1"></iframe></p>'],
  ])('has its final size at the first paint: %s', async (_name, html) => {
    const { page, start } = await openStill(`${html}<p id="below">Below</p>`);
    const box = () =>
      page.evaluate(() => {
        const below = document.getElementById('below')?.getBoundingClientRect();
        const video = document.querySelector('iframe')?.getBoundingClientRect();
        return [below?.top, video?.left, video?.top, video?.width, video?.height].map((px) =>
          Math.round(px ?? -1),
        );
      });
    const before = await box();
    await start();
    expect(await page.locator('iframe[id^="gdlr-video-"]').count()).toBe(1);
    expect(await box()).toEqual(before);
  });

  it.each([
    ['in its holder', read('responsive-video-2.1.7')],
    [
      'in a text',
      '<p><iframe title="The play" src="https://player.vimeo.com/video/1" width="640" height="360" frameborder="0"></iframe></p>',
    ],
  ])('of 640 × 360 px fits the 340 px of a column on a tablet: %s', async (_name, html) => {
    // The page builder's holder has a padding of 20 px.
    const column = `<div style="width:${html.includes('pdlr') ? 380 : 340}px">${html}</div>`;
    const page = await open(column, { viewport: { width: 800, height: 900 } });
    const box = await page.locator('iframe').boundingBox();
    expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([340, 191]);
    const hasScrollbar = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(hasScrollbar).toBe(false);
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
    // A hidden element does not come near the screen: the widget waits until it is shown.
    await page.evaluate(() => document.querySelector('main > div')?.removeAttribute('style'));
    await settle(page);
    expect(await page.locator('.gdlr-core-fluid-video-wrapper').count()).toBe(1);
  });

  it.each([
    ['a layer slider', 'div class="ls-container"'],
    ['a master slider', 'div class="master-slider"'],
    ['a Revolution slider', 'rs-module-wrap'],
    ['a video of Elementor', 'div class="elementor-wrapper"'],
    ['a background video of Elementor', 'div class="elementor-background-video-container"'],
    ['an existing wrapper', 'div class="gdlr-core-fluid-video-wrapper"'],
  ])('is left alone in %s', async (_name, tag) => {
    const iframe = /<iframe.*<\/iframe>/.exec(read('responsive-video-2.1.7'))?.[0] ?? '';
    const page = await open(`<${tag}>${iframe}</${tag.split(' ')[0]}>`);
    expect(await page.locator('iframe').getAttribute('width')).toBe('640');
  });
});
