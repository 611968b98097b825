/**
 * The page builder's effects before and after their code has loaded: no box that is not moved by a transform gets
 * another position or size (goodlayers-motion, sections 1, 3, 10, 11, 13 and 15; goodlayers-panels, section 7).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();

const read = (name: string): string => fragment(`goodlayers/${name}-2.1.7.html`);

/** The settings that the plugin prints: tests/wordpress/first-paint-effects. */
const SETTINGS = `<style>
  [data-decrease-height="100px"] { --atoll-decrease: 100px; }
  [data-parallax-speed="0.5"] { --atoll-speed: 0.5; }
  [data-parallax-speed="0.8"] { --atoll-speed: 0.8; }
  [data-parallax-speed="-0.4"] { --atoll-speed: -0.4; }
</style>`;
/** Rules of the page builder that the gallery's stylesheet does not have. */
const SITE = `<style>
  .gdlr-core-pbf-wrapper-container:has(> .gdlr-core-pbf-column) { display: flex; flex-wrap: wrap; }
  .gdlr-core-pbf-column-content-margin { position: relative; }
  .gdlr-core-flipbox p { margin: 0; }
  .gdlr-core-flipbox .gdlr-core-flipbox-front, .gdlr-core-flipbox .gdlr-core-flipbox-back {
    position: relative; inset: auto; height: auto; padding: 50px 40px; overflow: hidden;
  }
  /* The widget moves it with a transform, which is no layout shift. */
  .gdlr-core-parallax { transform: none !important; }
</style>`;

const YOUTUBE = read('video-background').replace(
  /<video.*<\/video>/,
  '<iframe src="about:blank" width="640" height="360" data-player-type="youtube"></iframe>',
);
const HIGH_BACK = read('flip-box').replace('<p>We meet', '<p style="height:300px">We meet');
const HIGH_FRONT = read('flip-box').replace('<p>Two', '<p style="height:300px">Two');

const boxes = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** Lengths within half a px: styles are rounded in another way than computed lengths. */
const near = (box: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(box).map(([edge, value]): [string, unknown] => [edge, expect.closeTo(value, 0)]),
  );

describe('the first paint', () => {
  it.each([
    ['a full height', read('full-height'), '.gdlr-core-wrapper-full-height *', 1200],
    ['a full height on a phone', read('full-height'), '.gdlr-core-wrapper-full-height *', 400],
    ['a parallax layer', read('parallax'), '.gdlr-core-parallax', 1200],
    ['a parallax layer on a phone', read('parallax'), '.gdlr-core-parallax', 400],
    [
      'a parallax layer that moves up',
      read('parallax').replace('"0.8"', '"-0.4"'),
      '.gdlr-core-parallax',
      1200,
    ],
    ['a flip box with a higher back', HIGH_BACK, '.gdlr-core-flipbox,.gdlr-core-flipbox-front', 1200],
    ['a flip box with a higher front', HIGH_FRONT, '.gdlr-core-flipbox,.gdlr-core-flipbox-front', 1200],
    ['a flip box on a phone', HIGH_BACK, '.gdlr-core-flipbox,.gdlr-core-flipbox-front', 400],
    ['columns of equal heights', read('sync-height'), '[data-sync-height],[data-sync-height] *', 1200],
    ['the same columns on a phone', read('sync-height'), '[data-sync-height],[data-sync-height] *', 400],
    ['a background video', read('video-background'), '.gdlr-core-pbf-background,video', 1200],
    ['a background video on a phone', read('video-background'), '.gdlr-core-pbf-background,video', 412],
    ['a background video of a host', YOUTUBE, '.gdlr-core-pbf-background,iframe', 1200],
  ])('of %s has the final geometry', async (_name, html, selector, width) => {
    const { page, start } = await openStill(`${html}<p id="below">Below</p>`, {
      viewport: { width, height: 800 },
      head: SITE + SETTINGS,
    });
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
          });
      }).observe({ type: 'layout-shift' });
    });
    const before = await boxes(page, `#below,${selector}`);
    await start();
    await finishMovements(page);
    const after = await boxes(
      page,
      `#below,:is(${selector}):not(.gdlr-core-full-height-pre-spaces,.gdlr-core-sync-height-pre-spaces)`,
    );
    expect(before.length).toBeGreaterThan(1);
    expect(after).toEqual(before.map(near));
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
  });

  it('of a counter has the width of the last number', async () => {
    const html = `<div style="display:inline-block">${fragment('goodlayers/counter-2.1.7-suffix.html')}</div>`;
    const { page, start } = await openStill(html, { reducedMotion: true });
    const parts = '.gdlr-core-counter-item,.gdlr-core-counter-item-suffix';
    const before = await boxes(page, parts);
    expect(await page.locator('.gdlr-core-counter-item-count').textContent()).toBe('0');
    await start();
    expect(await page.locator('.gdlr-core-counter-item-count').textContent()).not.toBe('0');
    expect(await boxes(page, parts)).toEqual(before);
  });

  it('of a typed text has the lines of its highest sentence', async () => {
    const place =
      '<span data-atoll-place aria-hidden="true"><span data-atoll-sentence="Come for rowing| and stay for supper"></span><span data-atoll-sentence="Come for Latin, Greek, Hebrew and Sanskrit| and stay for supper"></span></span>';
    const text = read('typed-text').replace(/(item-content"[^>]*>)/, `$1${place}`);
    const { page } = await openStill(`${text}<p id="below">Below</p>`, {
      viewport: { width: 400, height: 800 },
    });
    const positions = await page.evaluate(() => {
      const word = document.querySelector('.gdlr-core-type-animation-item-animated');
      const below = document.querySelector('#below');
      return ['', 'rowing', 'Latin, Greek, Hebrew and Sanskrit|'].map((text) => {
        word?.replaceChildren(text);
        return below?.getBoundingClientRect().top;
      });
    });
    expect(new Set(positions).size).toBe(1);
    const starts = await page.evaluate(() => {
      const range = document.createRange();
      const sentence = document.querySelector('.gdlr-core-type-animation-item-content');
      const first = sentence?.querySelector('.gdlr-core-type-animation-item-animated')?.previousSibling;
      if (first) range.selectNode(first);
      return [range.getBoundingClientRect().left, sentence?.getBoundingClientRect().left];
    });
    expect(starts[0]).toBe(starts[1]);
  });
});
