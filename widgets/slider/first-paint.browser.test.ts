/**
 * Sliders before and after their code has loaded (goodlayers-sliders, sections 1.4 and 1.6; quirk 12): the slides in
 * view keep their position to the px, and nothing below moves.
 *
 * Long, because each kind of slider has its own markup before it is mounted.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { innerMarkup } from '../../tests/support/markup';
import { fragment } from '../../tests/support/pages';
import { finishMovements, panelBrowser } from '../../tests/support/panel-page';

const { openStill } = panelBrowser();

const boxes = (selector: string) => {
  return [...document.querySelectorAll(selector)].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 2) / 2).join(' ');
  });
};

const widths = (box: string) => box.replace(/^(\S+) \S+ (\S+) \S+$/, '$1 $2');

const bullets = (pages: number, active: number, width: '' | 'narrow' | 'wide'): string =>
  `<ol class="flex-control-nav flex-control-paging" data-atoll-served="${width}">${Array.from(
    { length: pages },
    (_, page) =>
      `<li><a${page + 1 === active ? ' class="flex-active"' : ''} role="button" tabindex="0" aria-label="Go to slide ${page + 1}"${page + 1 === active ? ' aria-current="true"' : ''}>${page + 1}</a></li>`,
  ).join('')}</ol>`;

/** The bullets that the plugin prints for a wide screen and for a phone: tests/wordpress/first-paint. */
const place = (wide: number, all: number, active = 1) =>
  wide === all
    ? bullets(all, active, '')
    : bullets(all, active, 'narrow') + (wide > 1 ? bullets(wide, active, 'wide') : '');

/** The arrows that the plugin prints. */
const ARROWS =
  '<ul class="flex-direction-nav" data-atoll-served><li class="flex-nav-prev"><a class="flex-prev" role="button" tabindex="0" aria-label="Previous"><i class="arrow_carrot-left"></i></a></li><li class="flex-nav-next"><a class="flex-next" role="button" tabindex="0" aria-label="Next"><i class="arrow_carrot-right"></i></a></li></ul>';

const THREE = place(3, 3);

/** @returns a slider's markup with other values for some of its attributes */
const slider = (file: string, attributes: Readonly<Record<string, string>> = {}): string =>
  Object.entries(attributes).reduce(
    (html, [name, value]) =>
      html.replace(new RegExp(`(<div class="gdlr-core-flexslider[^>]*? ${name}=")[^"]*`), `$1${value}`),
    fragment(`goodlayers/slider-${file}.html`),
  );

const BELOW = { 'data-nav': 'navigation-bottom' };
/** The page builder's rule since 2.0. */
const RIGHT_MARGIN =
  '<style>.gdlr-core-flexslider.flexslider[data-type="carousel"] ul.slides > li { margin-left: 0 }</style>';
/** The strip of a slider's thumbnails. */
const STRIP = /<div class="gdlr-core-sly-slider[\s\S]*?<\/ul><\/div>/;

/** As the server marks the slides, for a phone and for a wide screen: tests/wordpress/first-paint. */
const marked = (html: string, narrow: number, wide: readonly number[]): string => {
  let index = -1;
  return `${STARTS}${html}`
    .replace(/<div (?=class="gdlr-core-flexslider )/, '<div data-atoll-start ')
    .replaceAll(/<li(?=[ >])/g, (tag) => {
      index += 1;
      const column = wide.indexOf(index) + 1;
      return `${tag}${index === narrow ? ' data-atoll-narrow' : ''}${column > 0 ? ` data-atoll-column="${column}"` : ''}`;
    });
};
/** The styles that the server prints for settings of sliders: tests/wordpress/first-paint. */
const EARLY =
  ".gdlr-core-flexslider.gdlr-core-flexslider:not([data-atoll-state='ready'],[data-atoll-state='failed'])";
const GAP_LIST = `${EARLY}[data-type='carousel'][data-margin='24']:not([data-column='1'])>.slides`;
const GAPS = `<style>@media (min-width:768px){${GAP_LIST}{column-gap:24px}${GAP_LIST}>li:nth-child(n){margin-right:0}${GAP_LIST}>li::after{content:none}}</style>`;
const START = `${EARLY}[data-atoll-start]>.slides>li`;
const START_ITEM = `${EARLY}[data-type='carousel'][data-atoll-start]`;
const COLUMNS = [2, 3, 4, 5, 6]
  .map(
    (column) =>
      `${START_ITEM}>.slides>li[data-atoll-column='${column}']{grid-column:${column}}${START_ITEM}[data-column='${column}']>.slides>li[data-atoll-column='${column}']{margin-right:0}`,
  )
  .join('');
const STARTS = `<style>${START}:first-child{visibility:hidden}@media (max-width:767px){${START}[data-atoll-narrow]{visibility:visible}}@media (min-width:768px){${START_ITEM}>.slides>li:nth-child(n){grid-column:1;visibility:hidden}${COLUMNS}${START}[data-atoll-column]:nth-child(n){visibility:visible}}</style>`;
const withSetting = (html: string, attributes: string): string =>
  html.replace('data-type="carousel"', `data-type="carousel" ${attributes}`);
const carousel = slider('2.1.7-carousel', { 'data-column': '3' });

/** Focuses an element, remembers it, and counts its clicks, as a script of the site could. */
const hold = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).evaluate((element: HTMLElement) => {
    element.focus();
    Object.assign(window, { held: element, clicks: 0 });
    element.addEventListener('click', () =>
      Object.assign(window, { clicks: Number(Reflect.get(window, 'clicks')) + 1 }),
    );
  });
const held = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => ({
    isSame: element === Reflect.get(window, 'held'),
    hasFocus: element === document.activeElement,
    clicks: Number(Reflect.get(window, 'clicks')),
  }));

describe('the first paint', () => {
  it.each([
    ['fade, with bullets', slider('1.6.0'), THREE, 1200, 1],
    ['slide, with bullets', slider('2.1.7'), THREE, 1200, 1],
    ['slide on a phone', slider('2.1.7'), THREE, 400, 1],
    ['carousel of items of several heights, with bullets', slider('1.8.7'), place(3, 6), 1201, 3],
    ['the same on a phone, with more bullets', slider('1.8.7'), place(3, 6), 500, 1],
    ['carousel of two', slider('2.1.7-carousel', { 'data-column': '2' }), '', 1200, 2],
    ['carousel of four', slider('2.1.7-carousel'), '', 1200, 4],
    ['carousel of four at a width that is not a multiple of four', slider('2.1.7-carousel'), '', 1111, 4],
    ['carousel of five', slider('2.1.7-carousel', { 'data-column': '5' }), '', 1201, 5],
    [
      'carousel whose items have a right margin only',
      `${RIGHT_MARGIN}${slider('2.1.7-carousel')}`,
      '',
      1200,
      4,
    ],
    ['carousel on a tablet', slider('2.1.7-carousel'), '', 900, 4],
    ['carousel on a phone', slider('2.1.7-carousel'), '', 500, 1],
    ['carousel with visible neighbours', slider('2.1.7-outer'), '', 1200, 0],
    ['carousel with arrows below', slider('2.1.7-outer', BELOW), '', 1200, 0],
    ['carousel with arrows below, on a phone', slider('2.1.7-outer', BELOW), '', 419, 0],
    ['testimonials', slider('2.1.7-testimonial'), THREE, 1200, 1],
    ['Ken Burns', slider('2.1.7-kenburn'), THREE, 1200, 1],
    ['thumbnails', slider('2.1.7-thumbnails', { 'data-nav': 'both' }), '', 1200, 1],
    [
      'thumbnails that are missing',
      slider('2.1.7-thumbnails', { 'data-nav': 'both' }).replace(STRIP, ''),
      place(6, 6),
      1200,
      1,
    ],
  ])('[RELIABILITY 8] moves nothing in view: %s', async (_name, html, bullets, width, columns) => {
    const { page, start } = await openStill(
      `${html.replace(/<\/ul>(?=<\/div>)/, `</ul>${bullets}`)}<p id="below">Below</p>`,
      {
        viewport: { width, height: 900 },
        reducedMotion: true,
      },
    );
    const shown = `.slides > li:nth-child(-n+${columns}) >`;
    const positions = async () => [
      await page.evaluate(boxes, `#below,.gdlr-core-flexslider,${shown} * *`),
      // Before the start, the margins of an item's content are inside the item.
      (await page.evaluate(boxes, `${shown} *`)).map(columns > 1 ? widths : String),
    ];
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')),
          });
      }).observe({ type: 'layout-shift' });
    });
    const before = await positions();
    await start();
    await finishMovements(page);
    expect(await positions()).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    expect(await page.locator('[data-atoll="slider"][data-atoll-state="ready"]').count()).toBe(1);
    expect(await page.locator('.flex-control-nav').count()).toBe(bullets ? 1 : 0);
  });

  it.each([
    ['a gap of 24 px', `${GAPS}${withSetting(carousel, 'data-margin="24"')}`, 1200],
    [
      'a start at the second page',
      marked(withSetting(carousel, 'data-move="1" data-start-at="2"'), 1, [1, 2, 3]),
      1200,
    ],
    [
      'a start at the second page, on a phone',
      marked(withSetting(carousel, 'data-move="1" data-start-at="2"'), 1, [1, 2, 3]),
      390,
    ],
    [
      'a gap and a start',
      `${GAPS}${marked(withSetting(carousel, 'data-margin="24" data-move="1" data-start-at="2"'), 1, [1, 2, 3])}`,
      800,
    ],
    [
      'a slider that starts with its second slide',
      marked(slider('2.1.7').replace('data-type', 'data-start-at="2" data-type'), 1, [1]),
      1200,
    ],
  ])('[RELIABILITY 8] shows the same slides in the same places with %s', async (_name, html, width) => {
    const { page, start } = await openStill(html, { viewport: { width, height: 900 }, reducedMotion: true });
    const inView = () =>
      page.evaluate(() => {
        const frame = document.querySelector('.gdlr-core-flexslider')?.getBoundingClientRect();
        return [...document.querySelectorAll('.slides > li > *')].flatMap((content, index) => {
          const { x, y, width } = content.getBoundingClientRect();
          const isIn =
            content.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            frame !== undefined &&
            x > frame.left - 1 &&
            x < frame.right - 1;
          return isIn ? [[index, Math.round(x), Math.round(y), Math.round(width)].join(' ')] : [];
        });
      });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    const before = await inView();
    await start();
    await finishMovements(page);
    expect(await inView()).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });

  it('has arrows outside of the slider, which the slider adopts without moving anything', async () => {
    const html = slider('2.1.7-carousel').replace(/(gdlr-core-flexslider-nav[^>]*>)/, `$1${ARROWS}`);
    const { page, start } = await openStill(`<div id="box">${html}</div><p id="below">Below</p>`);
    const markup = () => page.locator('#box').evaluate(innerMarkup);
    const below = () => page.evaluate(boxes, '#below,.gdlr-core-flexslider-nav,.flex-direction-nav a');
    const [before, positions] = [await markup(), await below()];
    await hold(page, '.flex-next');
    await start();
    expect(await page.locator('.gdlr-core-flexslider-nav > .flex-direction-nav').count()).toBe(1);
    expect(await held(page, '.flex-next')).toEqual({ isSame: true, hasFocus: true, clicks: 0 });
    expect(await below()).toEqual(positions);
    await page.keyboard.press('Enter');
    await page.locator('.flex-next').click();
    expect(await held(page, '.flex-next')).toEqual({ isSame: true, hasFocus: true, clicks: 1 });
    expect(await page.locator('.slides > li').nth(0).getAttribute('aria-hidden')).toBe('true');
    const after = await page.evaluate(async () => {
      const root = document.querySelector('.gdlr-core-flexslider');
      const parent = root?.parentElement;
      root?.remove();
      await Promise.resolve();
      for (const name of ['data-atoll', 'data-atoll-state']) root?.removeAttribute(name);
      if (root) parent?.append(root);
      return document.getElementById('box')?.innerHTML;
    });
    expect(after).toBe(before);
  });

  it.each([
    ['on a wide screen', 1200, 3, '#box [data-atoll-served=wide]'],
    ['on a phone', 500, 6, '#box [data-atoll-served=narrow]'],
  ])(
    'has arrows and bullets in the slider, which stay the same elements %s',
    async (_name, width, count, list) => {
      const html = slider('1.8.7').replace(/<\/ul>(?=<\/div>)/, `</ul>${place(3, 6)}${ARROWS}`);
      const { page, start } = await openStill(`<div id="box">${html}</div>`, {
        viewport: { width, height: 900 },
        reducedMotion: true,
      });
      const markup = () => page.locator('#box').evaluate(innerMarkup);
      const before = await markup();
      const second = `.flex-control-nav > li:nth-child(2) > a`;
      expect(await page.locator(list).locator('li').count()).toBe(count);
      await hold(page, `${list} > li:nth-child(2) > a`);
      await start();
      expect(await page.locator('.flex-control-nav').count()).toBe(1);
      expect(await page.locator('.flex-direction-nav').count()).toBe(1);
      expect(await page.locator('.flex-control-nav a').count()).toBe(count);
      expect(await held(page, second)).toEqual({ isSame: true, hasFocus: true, clicks: 0 });
      await page.keyboard.press('Enter');
      expect(await page.locator('.flex-active').allTextContents()).toEqual(['2']);
      await page.locator('.flex-control-nav a').first().click();
      expect(await page.locator('.flex-active').allTextContents()).toEqual(['1']);
      // Another width has other pages, in the same list.
      await page.setViewportSize({ width: 1700 - width, height: 900 });
      await page.waitForFunction(
        (all) => document.querySelectorAll('.flex-control-nav a').length === all,
        9 - count,
      );
      expect(await held(page, second)).toMatchObject({ isSame: true });
      await page.locator('.flex-control-nav a').last().click();
      expect(await page.locator('.flex-active').allTextContents()).toEqual([`${9 - count}`]);
      const after = await page.evaluate(async () => {
        const root = document.querySelector('.gdlr-core-flexslider');
        const parent = root?.parentElement;
        root?.remove();
        await Promise.resolve();
        for (const name of ['data-atoll', 'data-atoll-state']) root?.removeAttribute(name);
        if (root) parent?.append(root);
        return document.getElementById('box')?.innerHTML;
      });
      expect(after).toBe(before);
    },
  );

  it('gives each of two sliders with arrows in one place its own', async () => {
    const two = [1, 2]
      .map(
        (id) =>
          `<div id="s${id}">${slider('2.1.7-carousel').replace(/<div class="gdlr-core-flexslider-nav[^>]*><\/div>/, '')}</div>`,
      )
      .join('');
    const parent = /data-nav-parent="([^"]+)"/.exec(two)?.[1] ?? '';
    const inner = two
      .replaceAll(new RegExp(`\\b${parent}\\b(?![^<]*data-nav-parent)`, 'g'), 'other')
      .replaceAll(`data-nav-parent="other"`, `data-nav-parent="${parent}"`);
    const { page, start } = await openStill(
      `<div class="${parent}"><div class="gdlr-core-flexslider-nav">${ARROWS}${ARROWS}</div>${inner}</div>`,
      { reducedMotion: true },
    );
    await start();
    expect(await page.locator('.flex-direction-nav').count()).toBe(2);
    const next = page.locator('.flex-next');
    const isTurned = (id: number) => page.locator(`#s${id} .slides > li`).first().getAttribute('aria-hidden');
    await next.first().click();
    const turned = await Promise.all([isTurned(1), isTurned(2)]);
    expect(turned.filter((value) => value === 'true')).toHaveLength(1);
    await next.last().click();
    expect(await Promise.all([isTurned(1), isTurned(2)])).toEqual(['true', 'true']);
  });

  it('[RELIABILITY 68] shows every slide without scripts, or when the code fails', async () => {
    const { page } = await openStill(
      `${fragment('goodlayers/slider-1.8.7.html')}<div id="none">${fragment('goodlayers/slider-1.6.0.html')}</div>`,
    );
    await page.evaluate(() => {
      document
        .querySelectorAll('.gdlr-core-flexslider')
        .forEach((root) => root.setAttribute('data-atoll-state', 'failed'));
    });
    const unseen = await page.evaluate(
      () =>
        [...document.querySelectorAll('.slides > li')].filter(
          (slide) => !slide.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ).length,
    );
    expect(unseen).toBe(0);
  });
});
