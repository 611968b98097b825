/** The decision on Elementor's own scripts (elementor-frontend, section 5): which pages need them, and what the list says. */
import { describe, expect, inject, test } from 'vitest';
import { launchChromium } from '../support/browser';
import { inline, loaded, type Visit, visit } from './site';

const FRONT_END = [
  'elementor-webpack-runtime-js',
  'elementor-frontend-modules-js',
  'elementor-frontend-js',
] as const;
const JQUERY = ['jquery-core-js', 'jquery-migrate-js', 'jquery-ui-core-js'] as const;

/** An element of Elementor. @param settings the settings that its scripts may read */
const element = (type: string, inner: string, settings?: unknown, more = ''): string => {
  const json =
    settings === undefined
      ? ''
      : ` data-settings="${JSON.stringify(settings).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  return `<div class="elementor-element elementor-element-1a2b3c4" data-id="1a2b3c4" data-element_type="${type}"${json} ${more}>${inner}</div>`;
};
const widget = (name: string, inner = '<p>Open day</p>', settings?: unknown, more = ''): string =>
  element('widget', inner, settings, `data-widget_type="${name}" ${more}`);
const page = (...inner: string[]): string =>
  `<div class="elementor elementor-7" data-elementor-type="wp-page" data-elementor-id="7">${element('section', element('column', inner.join('')))}</div>`;

interface Decided {
  readonly visit: Visit;
  /** The scripts of Elementor and jQuery that the page loads. */
  readonly kept: readonly string[];
  /** The text of the decision on Elementor's main script. */
  readonly text: string;
}

async function decide(
  markup: string,
  scenarios = ',allow-elementor',
  more = '',
  release = '3.21.2',
): Promise<Decided> {
  const encoded = encodeURIComponent(Buffer.from(markup).toString('base64'));
  const found = await visit(
    `demo/?fixture=decisions,elementor${scenarios},markup&markup=${encoded}&elementor=${release}${more}`,
  );
  const texts = JSON.parse(
    found.scripts.find(({ id }) => id === 'fixture-decisions')?.text ?? '{}',
  ) as Readonly<Record<string, string>>;
  const ids = loaded(found);
  return {
    visit: found,
    kept: ids.filter((id) => /^(?:elementor|jquery|swiper)/.test(id)),
    text: texts['elementor-frontend'] ?? '',
  };
}

const QUIET = page(
  widget('heading.default', '<h2>Open day</h2>'),
  widget('text-editor.default', '<p>Come and <a href="/map/">see</a> us. <a href="plan.pdf">Plan</a></p>'),
  widget('button.default', '<a class="elementor-button" href="#apply">Apply</a>'),
  widget('alert.default', '<div class="elementor-alert">Note</div>'),
  widget('wp-widget-recent-posts.default'),
  widget('image.default', '<img src="hall.jpg" alt="">', { _animation: '', _position: 'absolute' }),
  widget(
    'image.default',
    '<a href="hall.jpg" data-elementor-open-lightbox="no"><img src="hall.jpg" alt=""></a>',
  ),
  widget('image.default', '<a href="hall.jpg" download><img src="hall.jpg" alt=""></a>'),
  widget('image.default', '<a href="photo.php?file=hall.jpg">Hall</a>'),
  widget('icon-box.default', '', { _transform_rotateZ_effect_hover: { size: 4 }, align_mobile: 'left' }),
  element('container', '', {
    background_background: 'gradient',
    background_video_link: 'https://youtu.be/abc',
    shape_divider_top: 'waves',
    position: 'fixed',
    animation_delay: 300,
  }),
);

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
  ...['accordion', 'toggle', 'tabs', 'nested-tabs', 'progress', 'image-carousel', 'video'].map(
    (name) => [widget(`${name}.default`), `widget ${name}`] as const,
  ),
  [widget('price-ticker.default'), 'widget price-ticker'],
  [widget('heading.pro-skin'), 'widget heading.pro-skin'],
  [widget('counter.pro-skin'), 'widget counter.pro-skin'],
  [widget('counter.default', '', { _animation: 'fadeIn' }), 'entrance animation'],
  [widget(''), 'widget'],
  [element('e-div-block', ''), 'widget e-div-block'],
  [widget('eael-adv-tabs.default'), 'widget eael-adv-tabs'],
  [widget('heading.default', '', { _animation: 'fadeIn' }), 'entrance animation'],
  [widget('heading.default', '', { _animation_mobile: 'fadeIn' }), 'entrance animation'],
  [element('container', '', { animation: 'zoomIn' }), 'entrance animation'],
  [widget('heading.default', '<p class="elementor-invisible"></p>'), 'entrance animation'],
  [element('container', '', { background_background: 'video' }), 'background: video'],
  [element('column', '', { background_background: 'slideshow' }), 'background: slideshow'],
  [element('section', '', { stretch_section: 'section-stretched' }), 'stretched section'],
  [widget('text-editor.default', '', { drop_cap: 'yes' }), 'drop cap'],
  [element('section', '', { sticky: 'top' }), 'setting sticky'],
  [
    widget('image.default', '', { motion_fx_motion_fx_scrolling: 'yes' }),
    'setting motion_fx_motion_fx_scrolling',
  ],
  ['<div data-element_type="section" data-settings="{broken"></div>', 'settings that Atoll cannot read'],
  ['<div data-element_type="section" data-settings="12"></div>', 'settings that Atoll cannot read'],
  [widget('alert.default', '<button class="elementor-alert-dismiss">×</button>'), 'alert that can be closed'],
  [widget('text-editor.default', '<a href="/uploads/hall.JPG?w=3">Hall</a>'), 'link to a picture'],
  ['<a href=" hall.web\np ">outside of Elementor</a>', 'link to a picture'],
  ['<a href="hall.avif" title="1 > 0">Hall</a>', 'link to a picture'],
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

describe.concurrent('a site without Elementor’s lightbox for all pictures', () => {
  test('needs no script for a link to a picture', async () => {
    const { kept } = await decide(page('<a href="hall.jpg">Hall</a>'), ',allow-elementor', '&no-lightbox=1');
    expect(kept).toEqual([]);
  });

  test('keeps the scripts for a link that asks for the lightbox', async () => {
    const link = '<a href="hall.jpg" data-elementor-open-lightbox="yes">Hall</a>';
    const { text } = await decide(page(link), ',allow-elementor', '&no-lightbox=1');
    expect(text).toContain('link to a picture');
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
    expect(loaded(found)).not.toContainEqual(expect.stringMatching(/^eael-/));
  });

  test.each([
    ['another link in the gallery', gallery('<a href="/uploads/hall.jpg">Hall</a>')],
    ['a link like the gallery’s outside of it', gallery('') + widget('html.default', MAGNIFIC)],
  ])('keeps them for %s', async (_name, markup) => {
    expect((await decideOn(markup)).text).toContain('(link to a picture)');
  });

  test('keeps them together with the scripts of Essential Addons', async () => {
    const { kept, text } = await decideOn(gallery(MAGNIFIC), ',eael-caller');
    expect(kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
    expect(text).toMatch(/^Kept: other scripts on this page use it \(eael-\d+, eael-general\)/);
  });
});

const counter = (attributes: string): string =>
  widget(
    'counter.default',
    `<div class="elementor-counter"><span class="elementor-counter-number" ${attributes}>0</span></div>`,
  );
const MODULE = 'atoll-elementor-js-module';

describe.concurrent.each(['3.21.2', '4.1.4'])('a page of Elementor %s with a counter', (release) => {
  test('needs no script of Elementor, and has the module after the entry', async () => {
    const { kept, visit: found } = await decide(
      page(counter('data-to-value="1240" data-delimiter=","')),
      ',allow-elementor',
      '',
      release,
    );
    expect(kept).toEqual([]);
    const ids = found.scripts.map(({ id }) => id);
    expect(ids.filter((id) => id === MODULE)).toHaveLength(1);
    expect(ids.indexOf(MODULE)).toBe(ids.indexOf('atoll-js-module') + 1);
    const tag = found.scripts.find(({ id }) => id === MODULE);
    expect(tag?.src).toMatch(/\/atoll\/assets\/elementor-[\w-]{8}\.js$/);
    expect(tag?.attributes.get('type')).toBe('module');
  });

  test.each([
    ['data-to-value="1240" data-delimiter=","', '1,240'],
    ['data-to-value="-1234567.50" data-delimiter="&#039;"', '-1&#039;234&#039;567.50'],
    ['data-to-value="640"', '640'],
    ['data-to-value="12345" data-delimiter="$0"', '12$0345'],
  ])('keeps room for its last text: %s', async (attributes, end) => {
    const { visit: found } = await decide(page(counter(attributes)), ',allow-elementor', '', release);
    expect(found.text).toContain(` data-atoll-end="${end}"`);
    expect(found.text).toContain('<style id="atoll-elementor-counter">');
  });
});

describe.concurrent('the module for Elementor is not on a page', () => {
  test.each([
    ['without its widgets', QUIET, ',allow-elementor'],
    ['whose scripts stay', page(counter('data-to-value="9"'), widget('video.default')), ',allow-elementor'],
    ['of a site with other files', page(counter('data-to-value="9"')), ''],
    ['of a site that only reports', page(counter('data-to-value="9"')), ',allow-elementor,report-only'],
  ])('%s', async (_name, markup, scenarios) => {
    const { visit: found } = await decide(markup, scenarios);
    expect(found.scripts.map(({ id }) => id)).not.toContain(MODULE);
    expect(found.text).not.toContain(' data-atoll-end=');
    expect(found.text).not.toContain('atoll-elementor-counter');
  });
});

test.each(['many', '', '1 240', '9'.repeat(40)])('a counter to %j gets no room', async (end) => {
  const { kept, visit: found } = await decide(page(counter(`data-to-value="${end}"`)));
  expect(kept).toEqual([]);
  expect(found.text).not.toContain(' data-atoll-end=');
});

const FIRST = 'page-builder theme essential-addons contact-forms link-targets privacy';

const savedAs = (families: string, known?: string): Promise<Decided> => {
  const more = new URLSearchParams({ families, ...(known !== undefined && { known_families: known }) });
  return decide(QUIET, ',allow-elementor,saved-families', `&${more}`);
};

describe.concurrent('a site that saved its settings before there was a family for Elementor', () => {
  test.each([
    ['everything on', FIRST, undefined],
    ['another family off', 'page-builder theme essential-addons link-targets privacy', undefined],
    ['a list of what it knew', FIRST, FIRST],
  ])('has it on, with %s', async (_name, families, known) => {
    expect((await savedAs(families, known)).kept).toEqual([]);
  });

  test.each([
    ['everything off', '', undefined],
    ['Elementor switched off since', FIRST, `${FIRST} elementor`],
  ])('has it off, with %s', async (_name, families, known) => {
    expect((await savedAs(families, known)).kept).toEqual(expect.arrayContaining([...FRONT_END, ...JQUERY]));
  });
});

test('text and templates that only look like elements keep nothing', async () => {
  const fake = widget('video.default', 'x');
  const { kept } = await decide(
    page(
      `<!-- ${fake} --><template>${fake}</template><textarea>${fake}</textarea><p>data-element_type="video"</p>`,
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
