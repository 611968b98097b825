/** The exclusions from optimisers, and the page caches that are purged (platform-notes, section A7). */
import { expect, inject, test } from 'vitest';
import { fragment } from '../support/pages';
import { visit } from './site';

const FOLDER = '/atoll/assets/';
const PATTERN = `${new URL(inject('site').url).pathname}wp-content/plugins/atoll/assets/(.*).js`;
const INLINE = ['atoll-early-queue', 'atoll-entry-fallback', 'atoll-consent-hint-js'];
const ELEMENTS = [FOLDER, ...INLINE];
const CODE = ['document.currentScript', 'atoll-'];

const STYLES = [
  '.atoll-(.*)',
  '.gdlr-core-(.*)',
  '.eael-(.*)',
  '.wpcf7(.*)',
  '.sf-(.*)',
  '.sfHover(.*)',
  '.pswp(.*)',
  '.swiper(.*)',
  '.elementor-(.*)',
  '.animated(.*)',
  '.active(.*)',
];

const EXPECTED: ReadonlyMap<string, readonly string[]> = new Map([
  ['rocket_delay_js_exclusions', ELEMENTS],
  ['rocket_exclude_defer_js', [FOLDER]],
  ['rocket_defer_inline_exclusions', CODE],
  ['rocket_exclude_js', [PATTERN]],
  ['rocket_excluded_inline_js_content', CODE],
  ['rocket_rucss_safelist', STYLES],
  ['litespeed_optimize_js_excludes', [FOLDER]],
  ['litespeed_optm_js_defer_exc', [FOLDER]],
  ['litespeed_optm_gm_js_exc', [FOLDER]],
  ['litespeed_ucss_whitelist', STYLES.map((pattern) => pattern.replace('(.*)', '*'))],
  ['sgo_javascript_combine_exclude_ids', ['atoll-js-module', 'atoll-elementor-js-module', ...INLINE]],
  ['sgo_javascript_combine_excluded_inline_content', ['document.currentScript']],
  ['perfmatters_delay_js_exclusions', ELEMENTS],
  ['perfmatters_defer_js_exclusions', [FOLDER]],
  ['perfmatters_rucss_excluded_selectors', STYLES],
  ['flying_press_exclude_from_delay:js', ELEMENTS],
  ['flying_press_exclude_from_defer:js', [FOLDER]],
  ['flying_press_exclude_from_minify:js', [FOLDER]],
  ['wphb_delay_js_exclusions', ELEMENTS],
  ['wp-optimize-minify-default-exclusions', [FOLDER]],
]);

/** It reads the texts from the keys of an array. */
const AUTOPTIMIZE = 'autoptimize_filter_js_exclude';

interface Results {
  readonly list: unknown;
  readonly null: unknown;
  readonly string: unknown;
}

async function printed<T>(path: string, name: string): Promise<T> {
  const { scripts } = await visit(path);
  return JSON.parse(scripts.find(({ id }) => id === name)?.text ?? 'null') as T;
}

const filtered = <T>() =>
  printed<T>(
    `demo/?fixture=optimisers&filters=${[...EXPECTED.keys(), AUTOPTIMIZE].join(',')}`,
    'fixture-optimisers',
  );

test('each optimiser’s list gets Atoll’s scripts and keeps its own entries', async () => {
  const lists = await filtered<Record<string, Results>>();
  const filters = [...EXPECTED];
  const results = (shape: keyof Results) => filters.map(([filter]) => [filter, lists[filter]?.[shape]]);
  expect(results('list')).toEqual(filters.map(([filter, ours]) => [filter, ['theirs', ...ours]]));
  expect(results('null')).toEqual(filters);
});

test('Site Health knows that each optimiser excludes Atoll', async () => {
  const { excluded } = await filtered<Record<string, Readonly<Record<string, boolean>>>>();
  expect(Object.keys(excluded ?? {})).toContain('SG Optimizer');
  expect(Object.values(excluded ?? {})).not.toContain(false);
});

test('inline scripts that read their own tags are known to SiteGround’s optimiser by their code', async () => {
  const markup =
    fragment('goodlayers-theme/header-room-3.2.9.html') + fragment('goodlayers-theme/main-menu-3.2.9.html');
  const encoded = encodeURIComponent(Buffer.from(markup).toString('base64'));
  const { scripts } = await visit(`demo/?fixture=decisions,kingster,allow-theme,markup&markup=${encoded}`);
  const own = scripts.filter(({ text }) => text.includes('currentScript'));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ text }) => !text.includes('document.currentScript'))).toEqual([]);
});

test('WP Rocket knows the inline scripts that must not wait by a text of their code', async () => {
  const { scripts } = await visit('demo/');
  const codes = scripts.filter(({ id }) => INLINE.includes(id)).map(({ text }) => text);
  expect(codes).toHaveLength(INLINE.length);
  expect(codes).toEqual(INLINE.map(() => expect.stringContaining('atoll-') as unknown));
  const lists = await filtered<Record<string, Results>>();
  expect(lists['rocket_defer_inline_exclusions']?.string).toEqual(['theirs.js', ...CODE]);
});

test('Autoptimize gets a comma-separated list, or an array with the folder as a key', async () => {
  const lists = await filtered<Record<string, Results>>();
  expect(lists[AUTOPTIMIZE]).toEqual({
    string: `theirs.js, ${FOLDER}`,
    list: { 0: 'theirs', [FOLDER]: FOLDER },
    null: { [FOLDER]: FOLDER },
  });
});

test('W3 Total Cache does not minify Atoll’s files, and minifies others', async () => {
  const { w3tc } = await filtered<Record<string, unknown>>();
  expect(w3tc).toEqual({ '/atoll/assets/a.js': false, '/theirs.js': true });
});

test('each active page cache is purged once', async () => {
  const called = await printed<string[]>('demo/?fixture=caches&active=1', 'fixture-caches');
  expect(called.toSorted()).toEqual(
    [
      'FlyingPress',
      'GoDaddy',
      'WpeCommon',
      'breeze_clear_all_cache',
      'kinsta_cache',
      'cache_enabler_clear_complete_cache',
      'jetpack_boost_clear_page_cache_all',
      'nitropack_sdk_purge',
      'pantheon_wp_clear_edge_all',
      'rt_nginx_helper_purge_all',
      'wpfc_clear_all_cache',
      'wphb_clear_page_cache',
      'wpo_cache_flush',
    ].toSorted(),
  );
});

test('no hook of an inactive page cache is called', async () => {
  expect(await printed('demo/?fixture=caches', 'fixture-caches')).toEqual([]);
});
