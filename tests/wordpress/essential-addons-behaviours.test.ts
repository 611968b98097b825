/** The behaviours that Essential Addons' bundles have on a page (essential-addons, section 1.7). */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Built, GRID, named, TABS, widget } from './essential-addons-markup';
import { visit } from './site';

const POST: Built = { posts: { page: ['adv-tabs'] } };
const of = (...elements: readonly string[]): Built => ({ posts: { page: elements } });
const UNLISTED: Built = { posts: { page: null } };
const CALLED = 'inline code that calls the bundle';
const CLICKED = 'link that clicks an element (#!)';
const script = (code: string): string => `<script>${code}</script>`;

/** Title, bundles, markup, and expected behaviours. */
type Case = readonly [string, Built, string, readonly string[]];

const BY_LIST: readonly Case[] = [
  ['a covered element on the page', POST, TABS, ['adv-tabs']],
  ['a covered element that is not on the page', POST, '', []],
  ['a widget whose script no bundle contains', POST, TABS + GRID, ['adv-tabs']],
  [
    'the product grid, whose widget has a different name',
    of('product-grid'),
    widget('eicon-woocommerce'),
    ['Product Grid'],
  ],
  [
    'elements of Pro, on any page',
    of('section-particles', 'lightbox'),
    '',
    ['Section Particles', 'Lightbox'],
  ],
  ['an extension without a script', of('liquid-glass-effect'), '', []],
  ['wrapper link', of('wrapper-link'), '<i data-eael-wrapper-link="{}"></i>', ['Wrapper Link']],
  ['a wrapper link without its marker', of('wrapper-link'), '<i></i>', []],
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
  ['a button without an icon', of('creative-btn'), widget('eael-creative-button'), []],
  [
    'a gallery with a Pro layout',
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
  ['a list that is a string', { posts: { page: 'adv-tabs' } }, GRID, ['Post Grid']],
  ['a list of invalid entries', { posts: { page: [{ name: 'adv-tabs' }] } }, GRID, ['Post Grid']],
  ['one missing list of two', { posts: { page: null, header: ['adv-tabs'] } }, GRID, ['Post Grid']],
  ['a URL that is not indexed', { request: ['adv-tabs'], temporary: true }, GRID, ['Post Grid']],
  ['a URL with the list of 4.7.2', { request: ['adv-tabs'], option: '_elements' }, GRID, []],
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
  ['an extended widget of Elementor', UNLISTED, widget('heading', ' class="eael-x"'), []],
  ['particles', UNLISTED, '<i class="eael-particles"></i>', ['Section Particles']],
];

const OTHERS: readonly Case[] = [
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
  ].map((link): Case => [link, POST, link, [CLICKED]]),
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

describe('Essential Addons’ behaviours on a page', () => {
  const cases = [...BY_LIST, ...BY_PAGE, ...OTHERS];
  let found: readonly (readonly string[])[];

  beforeAll(async () => {
    const body = JSON.stringify(cases.map(([, built, markup]) => ({ built, markup })));
    const { scripts } = await visit('plain/?fixture=eael-judge', 'anonymous', { method: 'POST', body });
    found = JSON.parse(scripts.find(({ id }) => id === 'fixture-eael-found')?.text ?? '[]') as string[][];
  });

  test.each(named(BY_LIST))('with the bundles’ lists: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });

  test.each(named(BY_PAGE))('without a list: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });

  test.each(named(OTHERS))('of shared code: %s', (_, one) => {
    expect(found[cases.indexOf(one)]).toEqual(one[3]);
  });
});
