/**
 * Essential Addons' bundles are judged by the elements that they were built from, which the original stores.
 * essential-addons, section 1.7.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { loaded, visit } from './site';

/** What the stand-in stores and enqueues: see its documentation in fixture-plugin/parts/essential-addons.php. */
interface Built {
  readonly posts?: Readonly<Record<string, unknown>>;
  readonly request?: unknown;
  readonly option?: string;
  readonly temporary?: boolean;
  readonly config?: Readonly<Record<string, readonly string[]>>;
  readonly inline?: boolean;
  readonly code?: string;
}

const base64 = (text: string): string => encodeURIComponent(Buffer.from(text).toString('base64'));

/** A widget of Elementor's, as a wrapper without content. */
const widget = (type: string, attributes = ''): string =>
  `<div class="elementor-element" data-element_type="widget" data-widget_type="${type}.default"${attributes}></div>`;
const TABS = widget('eael-adv-tabs');
const GRID = widget('eael-post-grid');

/** What became of the bundles of a page, as its administrator is told. */
interface Outcome {
  /** How many bundles are still loaded. */
  readonly loaded: number;
  /** What keeps them; empty where they are gone. */
  readonly reasons: readonly string[];
}

const isBundle = (handle: string): boolean => /^(?:eael-(?:general|\d+)|[0-9a-f]{9})$/.test(handle);

async function outcome(built: Built, markup: string, path = 'plain/', scenario = ''): Promise<Outcome> {
  const query = `fixture=eael-built,markup${scenario}&built=${base64(JSON.stringify(built))}&markup=${base64(markup)}`;
  const page = await visit(`${path}${path.includes('?') ? '&' : '?'}${query}`, 'admin');
  const text = page.scripts.find(({ id }) => id === 'atoll-decisions')?.text ?? '';
  const { scripts } = JSON.parse(text) as { scripts: { handle: string; what: string[] }[] };
  const decided = scripts.filter(({ handle }) => isBundle(handle));
  expect(decided.length).toBeGreaterThan(0);
  return {
    loaded: loaded(page).filter((id) => isBundle(id.replace(/-js$/, ''))).length,
    reasons: [...new Set(decided.flatMap(({ what }) => what))],
  };
}

const GONE: Outcome = { loaded: 0, reasons: [] };

/** What, its bundles, its markup, and what becomes of them. */
type Page = readonly [string, Built, string, Outcome, path?: string, scenario?: string];

const PAGES: readonly Page[] = [
  [
    'bundle of a post goes when its elements are covered, have no script, or are not on the page',
    { posts: { page: ['adv-tabs', 'info-box', 'post-grid'] } },
    TABS + widget('eael-info-box'),
    GONE,
  ],
  [
    'bundle of a post stays for an element that is not covered and is on the page',
    { posts: { page: ['adv-tabs', 'post-grid'] } },
    TABS + GRID,
    { loaded: 2, reasons: ['Post Grid'] },
  ],
  [
    'bundles of a page, its header and a popup go together',
    { posts: { page: ['adv-tabs'], header: ['simple-menu'], popup: ['count-down', 'team-members'] } },
    TABS + widget('eael-simple-menu') + widget('eael-countdown'),
    GONE,
  ],
  [
    'bundles stay together when one of them contains what is not covered',
    { posts: { page: ['adv-tabs'], header: ['login-register'] } },
    TABS + widget('eael-login-register'),
    { loaded: 3, reasons: ['Login Register'] },
  ],
  ['bundles of an archive go', { posts: { loop: ['adv-tabs'] } }, TABS, GONE, '?s=school'],
  [
    'bundles of an archive stay',
    { posts: { loop: ['post-grid'] } },
    GRID,
    { loaded: 2, reasons: ['Post Grid'] },
    '?s=school',
  ],
  ['file that all bundles share goes from a page without a bundle', {}, '', GONE],
  ['bundle of a request, before 5.2, goes', { request: ['adv-tabs', 'post-grid'] }, TABS, GONE],
  [
    'bundle of a request, before 5.2, stays',
    { request: ['adv-tabs', 'custom-js'] },
    TABS,
    { loaded: 1, reasons: ['custom JavaScript of the bundle'] },
  ],
  [
    'configuration says that an element has no script, whatever other releases have',
    { posts: { page: ['typeform'] }, config: { typeform: ['edit'] } },
    widget('eael-typeform'),
    GONE,
  ],
  [
    'configuration says that an element has a script, whatever other releases have',
    { posts: { page: ['info-box'] }, config: { 'info-box': ['edit', 'view'] } },
    widget('eael-info-box'),
    { loaded: 2, reasons: ['Info Box'] },
  ],
  [
    'another plugin adds a script to a covered element',
    {
      posts: { page: ['fancy-text', 'data-table'] },
      config: { 'fancy-text': ['view', 'pro'], 'data-table': ['pro'] },
    },
    widget('eael-fancy-text') + widget('eael-data-table'),
    { loaded: 2, reasons: ['Fancy Text, extended by another plugin'] },
  ],
  [
    'scripts are printed into the page',
    { inline: true },
    TABS,
    { loaded: 1, reasons: ['inline scripts of the elements'] },
  ],
  [
    'an editor’s JavaScript at the end of the page does not call them',
    { posts: { page: ['adv-tabs'] }, code: 'document.title = "ours";' },
    TABS,
    GONE,
  ],
  [
    'an editor’s JavaScript at the end of the page calls them',
    { posts: { page: ['adv-tabs'] }, code: 'eael.hooks.addAction("init", "ours", () => {});' },
    TABS,
    { loaded: 2, reasons: ['inline code that calls the bundle'] },
  ],
  [
    'inline code of another script calls them, so they stay before it',
    { posts: { page: ['adv-tabs'] } },
    TABS,
    { loaded: 2, reasons: ['inline code that calls the bundle'] },
    'plain/',
    ',eael-caller',
  ],
];

/** For test.each: the name, and the whole record. */
const named = <Record extends readonly [string, ...unknown[]]>(list: readonly Record[]): [string, Record][] =>
  list.map((record) => [record[0], record]);

describe('on a page', () => {
  test.each(named(PAGES))('%s', async (_, [, built, markup, expected, path, scenario]) => {
    expect(await outcome(built, markup, path, scenario)).toEqual(expected);
  });
});

const POST: Built = { posts: { page: ['adv-tabs'] } };
const of = (...elements: readonly string[]): Built => ({ posts: { page: elements } });
const UNLISTED: Built = { posts: { page: null } };
const CALLED = 'inline code that calls the bundle';
const PRESSED = 'link that clicks an element (#!)';
const script = (code: string): string => `<script>${code}</script>`;

/** What, its bundles, its markup, and the behaviours that are found: our widgets by name. */
type Case = readonly [string, Built, string, readonly string[]];

const BY_LIST: readonly Case[] = [
  ['a covered element on the page', POST, TABS, ['adv-tabs']],
  ['a covered element elsewhere', POST, '', []],
  ['a widget whose script no bundle contains', POST, TABS + GRID, ['adv-tabs']],
  [
    'the product grid, whose widget has another name',
    of('product-grid'),
    widget('eicon-woocommerce'),
    ['Product Grid'],
  ],
  [
    'elements of Pro, wherever they are',
    of('section-particles', 'lightbox'),
    '',
    ['Section Particles', 'Lightbox'],
  ],
  ['an extension without a script', of('liquid-glass-effect'), '', []],
  ['wrapper link', of('wrapper-link'), '<i data-eael-wrapper-link="{}"></i>', ['Wrapper Link']],
  ['wrapper link, hidden', of('wrapper-link'), '<i></i>', []],
  [
    'hover interactions',
    of('special-hover-effect'),
    '<i class="eael_hover_effect"></i>',
    ['Hover Interactions'],
  ],
  [
    'vertical text',
    of('vertical-text-orientation'),
    '<i data-gradient_colors="[]"></i>',
    ['Vertical Text Orientation'],
  ],
  ['image masking', of('image-masking'), '<i data-morphing-options="{}"></i>', ['Image Masking']],
  [
    'a coloured icon',
    of('creative-btn'),
    '<i class="csvg-use-color"></i>',
    ['Creative Button with a coloured icon'],
  ],
  ['a button without one', of('creative-btn'), widget('eael-creative-button'), []],
  [
    'a gallery’s layout of Pro',
    of('filter-gallery'),
    widget('eael-filterable-gallery', ' data-layout-mode="harmonic_gallery"'),
    ['filterable-gallery', 'Filterable Gallery with a Pro layout'],
  ],
  [
    'an accordion with media',
    of('adv-accordion'),
    widget('eael-adv-accordion', ' class="accordion_media"'),
    ['adv-accordion', 'Advanced Accordion with Pro media'],
  ],
  [
    'a sorted table',
    of('data-table'),
    widget('eael-data-table', ' data-table_enabled="true"'),
    ['data-table'],
  ],
];

const BY_PAGE: readonly Case[] = [
  ['a missing list', UNLISTED, GRID + TABS + widget('eael-info-box'), ['Post Grid', 'adv-tabs']],
  ['an empty list', of(), GRID, ['Post Grid']],
  ['a list that is a text', { posts: { page: 'adv-tabs' } }, GRID, ['Post Grid']],
  ['a list of something else', { posts: { page: [{ name: 'adv-tabs' }] } }, GRID, ['Post Grid']],
  ['one missing list of two', { posts: { page: null, header: ['adv-tabs'] } }, GRID, ['Post Grid']],
  ['a request that is not indexed', { request: ['adv-tabs'], temporary: true }, GRID, ['Post Grid']],
  ['a request of 4.7.2, whose list is found', { request: ['adv-tabs'], option: '_elements' }, GRID, []],
  ['a button that loads more', UNLISTED, '<i class="eael-load-more-button"></i>', ['Load More button']],
  ['an extended element', UNLISTED, '<i\ndata-eael_opacity="{}"></i>', ['extension of an element']],
  ['the table of contents', UNLISTED, "<div data-eaelTocTag='h2'></div>", []],
  [
    'an extended section',
    UNLISTED,
    "<section class='eael-parallax' data-element_type='section'></section>",
    ['extension of a section'],
  ],
  ['a section', UNLISTED, '<section data-element_type="section"><i class="eael-x"></i></section>', []],
  ['an extended widget is none', UNLISTED, widget('heading', ' class="eael-x"'), []],
  ['particles', UNLISTED, '<i class="eael-particles"></i>', ['Section Particles']],
];

const NAMELESS: readonly Case[] = [
  ...[
    'window.ea.hooks.doAction("x");',
    'eael.hooks.addAction("x");',
    'if (eael.isEditMode) {}',
    'let url = ea.sanitizeURL("/");',
    'eael.elementStatusCheck("mine");',
    'eael.getToken();',
    'eael.debounce(() => {}, 1);',
  ].map((code): Case => [code, POST, script(code), [CALLED]]),
  ...[
    'sea.hooks.add();',
    'wp.hooks.addAction();',
    '_.debounce(area.x);',
    '$ea.hooks;',
    'area.getToken()',
    '.hooks',
  ].map((code): Case => [code, POST, script(code), []]),
  ...[
    '<a href="#!sign-up">x</a>',
    "<a class='b' href='#!sign-up'>x</a>",
    '<a href=#!sign-up>x</a>',
    '<p title="#!"></p><a href="#!x">x</a>',
  ].map((link): Case => [link, POST, link, [PRESSED]]),
  ...[
    '<a href="https://other.example/#!sign-up">x</a>',
    '<a href="/page/#!sign-up">x</a>',
    '<a data-href="#!sign-up">x</a>',
    '<a href="#!">x</a>',
    '<script>/* #!sign-up */</script>',
    '<div data-widget_type="eael-post-gr',
    '<div data-widget_type',
    '<div data-eael',
    '<a href="#!',
    '<script>eael.',
  ].map((text): Case => [text, POST, text, []]),
];

describe('what the bundles of a page do', () => {
  const cases = [...BY_LIST, ...BY_PAGE, ...NAMELESS];
  let found: readonly (readonly string[])[];

  beforeAll(async () => {
    const body = JSON.stringify(cases.map(([, built, markup]) => ({ built, markup })));
    const { scripts } = await visit('plain/?fixture=eael-judge', 'anonymous', { method: 'POST', body });
    found = JSON.parse(scripts.find(({ id }) => id === 'fixture-eael-found')?.text ?? '[]') as string[][];
  });

  test.each(named(BY_LIST))('by their lists: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });

  test.each(named(BY_PAGE))('by the page, where a list is not to be had: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });

  test.each(named(NAMELESS))('what no element names: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });
});
