/** The stylesheet for sliders and charts before any script has run. Only if the original script was removed. */
import { describe, expect, test } from 'vitest';
import { visit } from './site';

const SLIDER =
  '<div class="gdlr-core-flexslider flexslider gdlr-core-js-2" data-type="slider"><ul class="slides"><li>One</li></ul></div>';
const ARROWS =
  '<ul class="flex-direction-nav" data-atoll-served><li class="flex-nav-prev"><a class="flex-prev" role="button" tabindex="0" aria-label="Previous"><i class="arrow_carrot-left"></i></a></li><li class="flex-nav-next"><a class="flex-next" role="button" tabindex="0" aria-label="Next"><i class="arrow_carrot-right"></i></a></li></ul>';
const bullet = (page: number, isActive: boolean) =>
  `<li><a${isActive ? ' class="flex-active"' : ''} role="button" tabindex="0" aria-label="Go to slide ${page}"${isActive ? ' aria-current="true"' : ''}>${page}</a></li>`;
const UNCOVERED = '<div data-masonry="{}"></div>';

const address = (markup: string) =>
  `demo/?fixture=markup&markup=${encodeURIComponent(Buffer.from(markup).toString('base64'))}`;

const placesOf = (text: string) =>
  text.match(/plain-style">(?:(?:<ul[^>]*data-atoll-served>.*?<\/ul>)+|<b>|<\/span>)/g);
const video = (attributes: string) =>
  `<iframe src="https://player.vimeo.com/video/1" ${attributes}></iframe>`;

const LINK = /<link rel="stylesheet" id="atoll-first-paint-css" href="([^"]+)" \/>/;

describe.concurrent('the first paint', () => {
  test('of a page with sliders has an existing stylesheet in the head', async () => {
    const { text } = await visit(address(SLIDER));
    const [head = ''] = text.split('</head>');
    const href = LINK.exec(head)?.[1] ?? '';
    expect(href).toMatch(/\/first-paint\.css\?ver=\d/);
    const sheet = await fetch(href);
    expect(sheet.status).toBe(200);
    expect(await sheet.text()).toContain('.gdlr-core-flexslider');
  });

  test('has bullets, only for sliders that have bullets', async () => {
    const slides = '</li><li>Two</li><li>Three</li>';
    const bullets = SLIDER.replace('data-type', 'data-nav="both" data-start-at="2" data-type').replace(
      '</li>',
      '<ul><li>Inner</li></ul></li><li>Two</li>',
    );
    const carousel = SLIDER.replace(
      'data-type="slider"',
      'data-nav="bullet" data-type="carousel" data-column="2" data-move="1" data-controls-top-margin="9px"',
    ).replace('</li>', slides);
    const { text } = await visit(address(SLIDER + bullets + carousel));
    const list = '<ol class="flex-control-nav flex-control-paging" data-atoll-served=';
    expect(text.match(/<ol[^>]*data-atoll-served.*?<\/ol>/g)).toEqual([
      `${list}"">${bullet(1, false)}${bullet(2, true)}</ol>`,
      `${list}"narrow" style="margin-top:9px">${bullet(1, true)}${bullet(2, false)}${bullet(3, false)}</ol>`,
      `${list}"wide" style="margin-top:9px">${bullet(1, true)}${bullet(2, false)}</ol>`,
    ]);
    expect(text).toMatch(/<li[^>]*>Two<\/li><\/ul><ol class="flex-control-nav/);
  });

  test('has arrows in sliders whose arrows the original makes', async () => {
    const kinds = [
      '',
      'data-nav="navigation"',
      'data-nav="both"',
      'data-nav="navigation-outer-plain-round"',
      'data-nav="none"',
      'data-nav="bullet"',
      'data-nav="touch-navigation"',
      'data-nav="navigation-outer"',
      'data-nav="navigation" data-nav-type="custom"',
      'data-nav="navigation" data-nav-parent="nowhere"',
    ];
    const { text } = await visit(
      address(
        kinds.map((kind) => SLIDER.replace('data-type', `${kind} data-type`)).join('') +
          SLIDER.replace('gdlr-core-js-2', 'gdlr-core-js-2 gdlr-core-bottom-nav-1').replace(
            'data-type',
            'data-nav="navigation-bottom" data-type',
          ),
      ),
    );
    const [, ...sliders] = text.split('<div class="gdlr-core-flexslider');
    expect(
      sliders.map((slider) => slider.includes('</ul><ul class="flex-direction-nav" data-atoll-served>')),
    ).toEqual([true, true, true, true, false, false, false, false, false, true, true]);
    expect(text).toContain(ARROWS);
  });

  test.each([
    ['carousel', 'data-column="3" data-move="1" data-start-at="2"', 6, 1, [1, 2, 3]],
    ['carousel', 'data-column="3" data-move="3" data-start-at="2"', 5, 1, [2, 3, 4]],
    ['carousel', 'data-column="3" data-start-at="9"', 5, 4, [2, 3, 4]],
    ['carousel', 'data-column="4" data-start-at="2"', 3, 1, [0, 1, 2]],
    ['slider', 'data-start-at="3"', 4, 2, [2]],
  ])(
    'marks the slides in view of a %s with %s and %d slides',
    async (type, settings, slides, narrow, wide) => {
      const items = Array.from({ length: slides }, (_, index) => `<li id="s${index}">${index}</li>`).join('');
      const html = `<div class="gdlr-core-flexslider flexslider" data-type="${type}" ${settings}><ul class="slides">${items}</ul></div>`;
      const { text } = await visit(address(html));
      const marks = [...text.matchAll(/<li([^>]*) id="s(\d)">/g)].map(([, mark = '', index = '']) => [
        Number(index),
        mark,
      ]);
      expect(marks).toEqual(
        Array.from({ length: slides }, (_, index) => [
          index,
          `${index === narrow ? ' data-atoll-narrow' : ''}${wide.includes(index) ? ` data-atoll-column="${wide.indexOf(index) + 1}"` : ''}`,
        ]),
      );
      expect(text).toContain('<div data-atoll-start class="gdlr-core-flexslider flexslider"');
      const [style = ''] = /<style id="atoll-first-paint-sliders">.*?<\/style>/.exec(text) ?? [];
      expect(style).toContain('[data-atoll-start]>.slides>li[data-atoll-narrow]{visibility:visible}');
      expect(style).toContain(
        '[data-atoll-start]>.slides>li[data-atoll-column]:nth-child(n){visibility:visible}',
      );
    },
  );

  test('has the gap that a carousel names, and marks no slide of a slider that starts with its first', async () => {
    const html = SLIDER.replace('data-type', 'data-margin="24" data-start-at="1" data-type');
    const { text } = await visit(address(html + SLIDER.replace('data-type', 'data-margin="x" data-type')));
    const [style = ''] = /<style id="atoll-first-paint-sliders">.*?<\/style>/.exec(text) ?? [];
    expect(style.match(/\[data-margin='[^']*'\][^{]*\.slides\{[^}]*\}/g)).toEqual([
      "[data-margin='24']:not([data-column='1'])>.slides{column-gap:24px}",
    ]);
    expect(text).not.toMatch(/data-atoll-(?:start|column)/);
  });

  test('has bullets for a slider whose thumbnails are missing, and none for a slider with thumbnails', async () => {
    const slides = SLIDER.replace('data-type', 'data-nav="both" data-thumbnail="1" data-type').replace(
      '</li>',
      '</li><li>Two</li>',
    );
    const strip = '<div class="gdlr-core-sly-slider gdlr-core-js-2"><ul class="slides"><li>1</li></ul></div>';
    const { text } = await visit(address(`<div>${slides}${strip}</div><div>${slides}</div><div></div>`));
    const [, withStrip = '', without = ''] = text.split('data-thumbnail');
    expect([withStrip, without].map((part) => part.includes('flex-control-nav'))).toEqual([false, true]);
  });

  test('has arrows in the elements for them in an ancestor that a slider names', async () => {
    const place = '<h3>News<span class="gdlr-core-flexslider-nav gdlr-core-plain-style"></span></h3>';
    const full = place.replace('></span', '><b>x</b></span');
    const named = SLIDER.replace('data-type', 'data-nav="navigation" data-nav-parent="widget" data-type');
    const inner = `<div class="widget">${place}${named}</div>`;
    const outer = named.replace('One', inner);
    const pages = await Promise.all(
      [
        `<div class="widget">${place}${full}${named}${named}</div>${place}`,
        `<div class="widget">${place}${SLIDER}</div>`,
        `<div class="widget"><p class="widget"></p>${outer}${place}</div>`,
      ].map((html) => visit(address(html))),
    );
    const [two, without, nested] = pages.map(({ text }) => placesOf(text));
    // One list for each slider.
    expect(two).toEqual([`plain-style">${ARROWS}${ARROWS}`, 'plain-style"><b>', 'plain-style"></span>']);
    expect(without).toEqual(['plain-style"></span>']);
    // The inner slider’s, and the outer slider’s.
    expect(nested).toEqual([`plain-style">${ARROWS}`, `plain-style">${ARROWS}`]);
  });

  test('has the ratios of embedded videos whose sizes are plain numbers, and names for those without a title', async () => {
    const { text } = await visit(
      address(
        SLIDER +
          video('width="640" height="360px"') +
          video('style="border:0" width="4" height="3"') +
          video('width="100%" height="360"') +
          video('title="The play" width="640"') +
          '<iframe src="https://maps.test/" width="640" height="360"></iframe>',
      ),
    );
    expect([...text.matchAll(/<iframe[^>]*>/g)].map(([tag]) => tag.replace(/ src="[^"]*"/, ''))).toEqual([
      '<iframe aria-label="Video" style="--atoll-ratio:640/360" width="640" height="360px">',
      '<iframe aria-label="Video" style="--atoll-ratio:4/3;border:0" width="4" height="3">',
      '<iframe aria-label="Video" width="100%" height="360">',
      '<iframe title="The play" width="640">',
      '<iframe aria-label="maps.test" width="640" height="360">',
    ]);
  });

  test('of a page with a chart has the stylesheet', async () => {
    const chart =
      '<canvas class="gdlr-core-chart-js gdlr-core-js" data-type="line" data-content="{}"></canvas>';
    expect((await visit(address(chart))).text).toMatch(LINK);
  });

  test.each([
    ['without sliders and charts', ''],
    ['whose original script stays', SLIDER + UNCOVERED],
  ])('of a page %s has none', async (_, markup) => {
    expect((await visit(address(markup))).text).not.toMatch(LINK);
  });
});
