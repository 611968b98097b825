/**
 * Sliders before and after their code has loaded (goodlayers-sliders, sections 1.4 and 1.6; quirk 12): the slides in
 * view keep their position to the px, and nothing below moves.
 */
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

/** The room that the plugin reserves for bullets: tests/wordpress/first-paint. */
const place = (wide: number, all: number) =>
  `<ol class="flex-control-nav flex-control-paging" data-atoll-place="" aria-hidden="true">${Array.from(
    { length: all },
    (_, page) => `<li${page < wide ? '' : ' data-atoll-narrow'}><a>${page + 1}</a></li>`,
  ).join('')}</ol>`;

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

  it('has placeholders for arrows outside of the slider, which the arrows replace without moving anything', async () => {
    const arrows =
      '<ul class="flex-direction-nav" data-atoll-place aria-hidden="true"><li class="flex-nav-prev"><a class="flex-prev"><i class="arrow_carrot-left"></i></a></li><li class="flex-nav-next"><a class="flex-next"><i class="arrow_carrot-right"></i></a></li></ul>';
    const html = slider('2.1.7-carousel').replace(/(gdlr-core-flexslider-nav[^>]*>)/, `$1${arrows}`);
    const { page, start } = await openStill(`<div id="box">${html}</div><p id="below">Below</p>`);
    const markup = () => page.locator('#box').evaluate(innerMarkup);
    const below = () => page.evaluate(boxes, '#below,.gdlr-core-flexslider-nav');
    const [before, positions] = [await markup(), await below()];
    await start();
    expect(await page.locator('.gdlr-core-flexslider-nav > .flex-direction-nav').count()).toBe(1);
    expect(await page.locator('[data-atoll-place]').count()).toBe(0);
    expect(await below()).toEqual(positions);
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
