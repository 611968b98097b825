/** The decision on Elementor's own scripts (elementor-frontend, section 5): which pages need them, and what the list says. */
import { describe, expect, inject, test } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { launchChromium } from '../support/browser';
import { decide, type Decided, element, FRONT_END, JQUERY, page, QUIET, widget } from './elementor-page';
import { inline, loaded } from './site';

describe.concurrent.each(['3.21.2', '4.1.4'])('Elementor %s: its scripts', (release) => {
  test('go with jQuery from a page whose elements have no behaviour; the configuration stays', async () => {
    const { visit: found, kept, text } = await decide(QUIET, ',allow-elementor', '', release);
    expect(kept).toEqual([]);
    expect(text).toMatch(/^Removed: /);
    expect(inline(found)).toContain('elementor-frontend-js-before');
    expect(found.text).toMatch(/data-elementor-device-mode.*e--ua-/);
    // If the entry does not start, they come back in their order.
    expect(found.text).toMatch(
      /data-scripts="[^"]*\/jquery\.min\.js[^"]*\/frontend-modules\.min\.js[^"]*\/ui\/core\.min\.js[^"]*\/frontend\.min\.js/,
    );
  });

  test('go with the code that WordPress 7.1 attaches to jQuery UI', async () => {
    const { visit: found, kept } = await decide(QUIET, ',allow-elementor,core-code', '', release);
    expect(kept).toEqual([]);
    expect(inline(found)).not.toContain('jquery-ui-core-js-before');
  });

  test('stay together with jQuery if their files are not the tested ones', async () => {
    const { visit: found, kept, text } = await decide(QUIET, '', '', release);
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toMatch(/edited/);
    expect(found.text).not.toContain('e--ua-');
  });
});

const KEPT: readonly (readonly [string, string])[] = [
  ...['contact-buttons', 'floating-bars-var-1'].map(
    (name) => [widget(`${name}.default`), `widget ${name}`] as const,
  ),
  [widget('price-ticker.default'), 'widget price-ticker'],
  [widget('heading.pro-skin'), 'widget heading.pro-skin'],
  [widget('counter.pro-skin'), 'widget counter.pro-skin'],
  [widget(''), 'widget'],
  [element('e-div-block', ''), 'widget e-div-block'],
  [widget('eael-adv-tabs.default'), 'widget eael-adv-tabs'],
  [widget('heading.default', '<p class="elementor-invisible"></p>'), 'entrance animation'],
  [element('column', '', { background_background: 'cube' }), 'background: cube'],
  [element('section', '', { stretch_section: 'yes' }), 'stretched section'],
  [element('section', '', { sticky: 'top' }), 'setting sticky'],
  [
    widget('image.default', '', { motion_fx_motion_fx_scrolling: 'yes' }),
    'setting motion_fx_motion_fx_scrolling',
  ],
  ['<div data-element_type="section" data-settings="{broken"></div>', 'settings that Atoll cannot read'],
  ['<div data-element_type="section" data-settings="12"></div>', 'settings that Atoll cannot read'],
  ['<a href=" hall.web\np ">outside of Elementor</a>', 'link to a picture'],
  ['<a href="#elementor-action%3Aaction%3Dlightbox">Open</a>', 'action of a link'],
  ['<i data-elementor-lightbox="{}"></i>', 'lightbox'],
  ['<div data-elementor-type="popup"></div>', 'popup'],
];

describe.concurrent('Elementor’s scripts stay on a page with', () => {
  test.each(KEPT)('%s: %s', async (markup, why) => {
    const { kept, text } = await decide(page(markup));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toBe(`Kept: Atoll does not replace everything that the script does on this page (${why}).`);
  });

  test.each([
    ['a script that depends on them', ',elementor-dependant', '', 'add-on'],
    ['a script that calls them without declaring it', ',elementor-caller', '', 'elementor-caller'],
    ['a script of a template that calls them', ',elementor-template-caller', '', 'elementor-caller.js'],
    ['code attached to them', ',elementor-code', '', 'elementorFrontend'],
    ['Elementor Pro', ',elementor-pro', '', 'Elementor Pro'],
    ['Elementor’s menu in the toolbar', ',elementor-toolbar', '', '(Elementor’s menu in the toolbar'],
    ['Elementor’s editor', '', '&elementor-edit=1', 'Elementor’s editor'],
  ])('%s', async (_name, scenarios, more, why) => {
    const { kept, text } = await decide(QUIET, `,allow-elementor${scenarios}`, more);
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain(why);
  });

  test.each([
    'jQuery(window).on("elementor/frontend/init", function () {})',
    'new Swiper(".s")',
    'elementorFrontendConfig.version',
  ])('inline code: %s', async (code) => {
    const { kept, text } = await decide(page(widget('html.default', `<script>${code}</script>`)));
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toMatch(/^Kept: inline code on this page uses it/);
  });
});

const toPlace = (place: string): string => page(`<a href="/demo/#caf%C3%A9">Food</a>${place}`);

describe.concurrent('a link to a place on the page', () => {
  const PLACES = [
    widget('menu-anchor.default', '<div class="elementor-menu-anchor" id="café"></div>'),
    widget('heading.default', '', undefined, 'id="café"'),
  ];

  test.each(PLACES)('keeps the scripts of a release that scrolls to it: %s', async (place) => {
    expect((await decide(toPlace(place))).text).toContain('link to a place on the page');
  });

  test.each(PLACES)('keeps nothing since the browser scrolls to it: %s', async (place) => {
    expect((await decide(toPlace(place), ',allow-elementor', '', '4.1.4')).kept).toEqual([]);
  });

  test('keeps nothing if its target is no element of Elementor', async () => {
    expect((await decide(toPlace('<h2 id="café">Food</h2>'))).kept).toEqual([]);
  });
});

describe.concurrent('an entrance animation', () => {
  test.each([
    widget('heading.default', '', { _animation: 'fadeIn' }, 'class="elementor-element elementor-invisible"'),
    widget('counter.default', '', { _animation: 'fadeIn', _animation_mobile: 'none' }),
    widget('heading.default', '', { _animation_mobile: 'fadeIn' }),
    element('container', '', { animation: 'zoomIn', animation_delay: 300 }),
  ])('needs no script of Elementor, but Atoll’s module: %s', async (markup) => {
    const { kept, visit: found } = await decide(page(markup));
    expect(kept).toEqual([]);
    expect(loaded(found)).toContain('atoll-elementor-js-module');
  });

  test('is shown by a style if Atoll’s module does not load', async () => {
    const hidden = page(widget('heading.default', '', { _animation: 'fadeIn' })).replace(
      'elementor-element ',
      'elementor-element elementor-invisible ',
    );
    expect((await decide(hidden)).visit.text).toContain('<style id="atoll-elementor-entrance">');
    expect((await decide(hidden, '')).visit.text).not.toContain('atoll-elementor-entrance');
    expect((await decide(QUIET)).visit.text).not.toContain('atoll-elementor-entrance');
  });

  test('keeps the scripts if it is switched off', async () => {
    const { kept, text } = await decide(
      page(widget('heading.default', '', { _animation: 'fadeIn' })),
      ',allow-elementor,saved-families',
      '&widgets_off=elementor-entrance',
    );
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('(elementor-entrance)');
  });
});

describe.concurrent('a link to a picture', () => {
  test.each([
    widget('text-editor.default', '<a href="/uploads/hall.JPG?w=3">Hall</a>'),
    '<a href="hall.avif" title="1 > 0">outside of Elementor</a>',
    widget(
      'image.default',
      '<a href="hall.jpg" data-elementor-open-lightbox="yes" data-e-action-hash="#elementor-action%3Aaction%3Dlightbox"></a>',
    ),
  ])('needs no script of Elementor, but Atoll’s module: %s', async (link) => {
    const { kept, visit: found } = await decide(page(link));
    expect(kept).toEqual([]);
    expect(loaded(found)).toContain('atoll-elementor-js-module');
  });

  test('keeps the scripts if Atoll’s lightbox is switched off', async () => {
    const { kept, text } = await decide(
      page('<a href="hall.jpg">Hall</a>'),
      ',allow-elementor,saved-families',
      '&widgets_off=elementor-lightbox',
    );
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toContain('(elementor-lightbox)');
  });
});

const action = (settings: unknown, name = 'lightbox'): string =>
  `<a href="%23elementor-action%3Aaction%3D${name}%26settings%3D${encodeURIComponent(btoa(JSON.stringify(settings)))}">Open</a>`;

describe.concurrent('what opens in the lightbox without being a link to a picture', () => {
  const files = ['3.21.2-video', '4.1.4-video', '4.1.4-video-no-icon', '4.1.4-action'];
  test.each([
    ...files.map((file) => readFragment(`elementor/lightbox-${file}.html`)),
    action({ id: 6, url: '/hall.jpg' }),
    action({ slideshow: 'e1', url: '/hall.jpg' }),
    action({ type: 'video', videoType: 'hosted', url: '/tour.mp4' }),
  ])('needs no script of Elementor, but Atoll’s module: %s', async (markup) => {
    const { kept, visit: found } = await decide(page(markup), ',allow-elementor', '&no-lightbox=1');
    expect(kept).toEqual([]);
    expect(loaded(found)).toContain('atoll-elementor-js-module');
  });

  test.each([
    action({ id: 6, url: '/hall.jpg' }, 'popup:open'),
    action({ id: 6 }),
    action({ type: 'html', url: '/tour.mp4' }),
    action(5),
    '<a href="#elementor-action%3Aaction%3Dlightbox%26settings%3D%25">Open</a>',
  ])('keeps the scripts if it is another action: %s', async (markup) => {
    expect((await decide(page(markup))).text).toContain('(action of a link)');
  });

  test.each([readFragment('elementor/lightbox-4.1.4-video.html'), action({ id: 6, url: '/hall.jpg' })])(
    'keeps the scripts if Atoll’s lightbox is switched off: %s',
    async (markup) => {
      const { text } = await decide(
        page(markup),
        ',allow-elementor,saved-families',
        '&widgets_off=elementor-lightbox',
      );
      expect(text).toContain('(elementor-lightbox)');
    },
  );
});

describe.concurrent('a site without Elementor’s lightbox for all pictures', () => {
  test('needs no script for a link to a picture', async () => {
    const link = page('<a href="hall.jpg">Hall</a>');
    const { kept, visit: found } = await decide(link, ',allow-elementor', '&no-lightbox=1');
    expect(kept).toEqual([]);
    expect(loaded(found)).not.toContain('atoll-elementor-js-module');
  });

  test('has Atoll’s lightbox for a link that asks for it', async () => {
    const link = '<a href="hall.jpg" data-elementor-open-lightbox="yes">Hall</a>';
    const { kept, visit: found } = await decide(page(link), ',allow-elementor', '&no-lightbox=1');
    expect(kept).toEqual([]);
    expect(loaded(found)).toContain('atoll-elementor-js-module');
  });
});

/** Essential Addons' gallery with a picture. */
const gallery = (link: string, name = 'eael-filterable-gallery'): string =>
  widget(`${name}.default`, `<div class="eael-filter-gallery-container">${link}</div>`, {
    photo_gallery: 'yes',
    pagination: 'yes',
  });
const MAGNIFIC =
  '<a href="/uploads/hall.jpg" class="eael-magnific-link active" data-elementor-open-lightbox="yes"></a>';
const BUNDLES = `&built=${encodeURIComponent(Buffer.from('{"posts":{"7":["filter-gallery"]}}').toString('base64'))}`;

const decideOn = (markup: string, scenarios = ''): Promise<Decided> =>
  decide(page(markup), `,allow-elementor,eael-built${scenarios}`, BUNDLES);

describe.concurrent('a page with Essential Addons’ gallery', () => {
  test('needs no script of Elementor for the pictures that the gallery opens', async () => {
    const { kept, visit: found } = await decideOn(gallery(MAGNIFIC));
    expect(kept).toEqual([]);
    expect(loaded(found)).not.toContainEqual(expect.stringMatching(/^eael-|elementor/));
  });

  test.each([
    ['another link in the gallery', gallery('<a href="/uploads/hall.jpg">Hall</a>')],
    ['a link like the gallery’s outside of it', gallery('') + widget('html.default', MAGNIFIC)],
  ])('has Atoll’s lightbox of Elementor for %s', async (_name, markup) => {
    const { kept, visit: found } = await decideOn(markup);
    expect(kept).toEqual([]);
    expect(loaded(found)).toContain('atoll-elementor-js-module');
  });

  test('keeps them together with the scripts of Essential Addons', async () => {
    const { kept, text } = await decideOn(gallery(MAGNIFIC), ',eael-caller');
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toMatch(/^Kept: other scripts on this page use it \(eael-\d+, eael-general\)/);
  });
});

test('text and templates that only look like elements keep nothing', async () => {
  const fake = widget('price-ticker.default', 'x');
  const { kept } = await decide(
    page(
      `<!-- ${fake} --><template>${fake}</template><textarea>${fake}</textarea><p>data-element_type="price-ticker"</p>`,
    ),
  );
  expect(kept).toEqual([]);
});

test('the body has Elementor’s classes and the name of the device, which follows the window', async () => {
  const browser = await launchChromium();
  try {
    const tab = await browser.newPage({
      viewport: { width: 390, height: 700 },
      userAgent:
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    });
    const markup = encodeURIComponent(Buffer.from(QUIET).toString('base64'));
    await tab.goto(
      new URL(`demo/?fixture=elementor,allow-elementor,markup&markup=${markup}`, inject('site').url).href,
    );
    const body = tab.locator('body');
    expect(((await body.getAttribute('class')) ?? '').match(/e--ua-\w+/g)?.toSorted()).toEqual([
      'e--ua-appleWebkit',
      'e--ua-mac',
      'e--ua-safari',
      'e--ua-webkit',
    ]);
    expect(await body.getAttribute('data-elementor-device-mode')).toBe('mobile');
    await tab.setViewportSize({ width: 1024, height: 700 });
    await expect.poll(() => body.getAttribute('data-elementor-device-mode')).toBe('desktop');
  } finally {
    await browser.close();
  }
});
