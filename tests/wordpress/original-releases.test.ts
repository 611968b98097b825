/**
 * Decisions that depend on a script's file: its plugin's release, its location and its fingerprint. The fixture's stand-in for
 * the page builder has release 2.1.7. RELIABILITY 79.
 */
import { describe, expect, test } from 'vitest';
import { loaded, visit } from './site';

const BUILDER = ['gdlr-core-plugin-js', 'gdlr-core-page-builder-js'];
const MAIN = 'goodlayers-core/goodlayers-core.php';
const PAGE_BUILDER = 'goodlayers-core/include/js/page-builder.js';
const BUNDLE = 'goodlayers-core/plugins/script.js';

/** Fingerprints of the originals' files (goodlayers-selectors, section 1). */
const FILES_OF_2_1_7 = { [PAGE_BUILDER]: '029a4e7dbbc5', [BUNDLE]: '914569c30603' };

interface Decided {
  /** The page builder's scripts that the page loads. */
  readonly kept: readonly string[];
  readonly text: (handle: string) => string | undefined;
}

/** Requests a page of covered widgets. */
async function decide(scenarios: string, query: Readonly<Record<string, string>> = {}): Promise<Decided> {
  const search = new URLSearchParams({ fixture: `decisions,${scenarios}`, ...query });
  const page = await visit(`demo/?${search}`);
  const texts = JSON.parse(
    page.scripts.find(({ id }) => id === 'fixture-decisions')?.text ?? '{}',
  ) as Readonly<Record<string, string>>;
  return {
    kept: BUILDER.filter((id) => loaded(page).includes(id)),
    text: (handle) => texts[handle],
  };
}

const withFacts = (facts: Readonly<Record<string, string>>, more = '', query = {}): Promise<Decided> =>
  decide(`strict,facts${more}`, { facts: JSON.stringify(facts), ...query });

describe.concurrent('RELIABILITY 79: a release', () => {
  test.each([
    ['2.1.7', FILES_OF_2_1_7],
    ['1.8.7', { [PAGE_BUILDER]: '6e50aa2f7edb', [BUNDLE]: 'e7753c382a4f' }],
    ['1.6.0', { [PAGE_BUILDER]: 'b889a483ba8b', [BUNDLE]: '1eee7e82cfae' }],
    ['1.6.3', { [PAGE_BUILDER]: '4a13b7a0108f', [BUNDLE]: 'a462e1b20511' }],
    ['1.7.6', { [PAGE_BUILDER]: 'ad8d6cad653b', [BUNDLE]: 'fe0b35492f3e' }],
    ['1.8.1', { [PAGE_BUILDER]: 'b713e7ec7eec', [BUNDLE]: '9afc9b0fe1eb' }],
    ['1.8.8', { [PAGE_BUILDER]: 'b80f3ef50bb5', [BUNDLE]: 'c3496a4c9a59' }],
    ['1.9.1', { [PAGE_BUILDER]: '1047fa3ae367', [BUNDLE]: 'c02450463925' }],
  ])('%s with its files was tested, so the scripts are removed', async (release, files) => {
    const { kept, text } = await withFacts({ [MAIN]: release, ...files });
    expect(kept).toEqual([]);
    expect(text('gdlr-core-page-builder')).toMatch(/^Removed: /);
  });

  test.each(['2.2', '2.2.0', '2.10.1', '3.0.0'])('%s is newer, so the scripts stay', async (release) => {
    const { kept, text } = await withFacts({ [MAIN]: release, ...FILES_OF_2_1_7 });
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-page-builder')).toBe(
      `Kept: GoodLayers Core ${release} is newer than the releases that Atoll was tested with.`,
    );
  });

  test.each([
    ['1.5.2', 'GoodLayers Core 1.5.2'],
    ['', 'GoodLayers Core'],
    ['beta', 'GoodLayers Core beta'],
  ])('"%s" was not tested, so the scripts stay', async (release, name) => {
    const { kept, text } = await withFacts({ [MAIN]: release, ...FILES_OF_2_1_7 });
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-plugin')).toBe(`Kept: Atoll was not tested with ${name}.`);
  });

  test('that is newer can be allowed, with unknown files', async () => {
    const { kept } = await withFacts({ [MAIN]: '2.2.1' }, ',allow', { allow: '2.2' });
    expect(kept).toEqual([]);
  });

  test('does not affect other originals', async () => {
    const { text } = await withFacts({ [MAIN]: '3.0.0' });
    expect(text('vk-ltc-js')).toMatch(/^Removed: /);
  });
});

describe.concurrent('RELIABILITY 79: a file', () => {
  test('that was edited keeps its script, and the libraries that it uses', async () => {
    const { kept, text } = await withFacts({
      [MAIN]: '2.1.7',
      ...FILES_OF_2_1_7,
      [PAGE_BUILDER]: '0123456789ab',
    });
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-page-builder')).toMatch(/^Kept: the script’s file was edited on this site/);
    expect(text('gdlr-core-plugin')).toBe(
      'Kept: other scripts on this page use it (gdlr-core-page-builder).',
    );
  });

  test('of libraries that was edited keeps the others', async () => {
    const { kept, text } = await withFacts({ [MAIN]: '2.1.7', ...FILES_OF_2_1_7, [BUNDLE]: '0123456789ab' });
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-page-builder')).toBe(
      'Kept: the script works together with others, which stay (gdlr-core-plugin).',
    );
  });

  test('is read, so the stand-in is recognised as unknown', async () => {
    expect((await decide('strict')).text('gdlr-core-page-builder')).toMatch(
      /^Kept: the script’s file was edited/,
    );
  });

  test('of a full release that the site allows is removed', async () => {
    expect((await decide('strict,allow', { allow: '2.1.7' })).kept).toEqual([]);
  });

  test.each([
    ['in a theme', '{plugins}/../themes/x/page-builder.js'],
    ['in another plugin', '{plugins}/goodlayers-core-pro/include/js/page-builder.js'],
    ['in another folder of the plugin', '{plugins}/goodlayers-core/js/page-builder.js'],
    ['outside, with `..` in its path', '{plugins}/goodlayers-core/include/js/../../../x.js'],
    ['outside, with an encoded `..` in its path', '{plugins}/goodlayers-core/include/js/%2e%2e/%2e%2e/x.js'],
    [
      'on a host that is not the site’s',
      'https://cdn.example/wp-content/plugins/goodlayers-core/include/js/page-builder.js',
    ],
  ])('%s does not belong to the original', async (_, src) => {
    const { kept, text } = await decide('src', { src });
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-page-builder')).toBe(
      'Kept: the script’s file is not in the folder of GoodLayers Core.',
    );
  });

  test.each([
    ['without a host', '/wp-content/plugins/goodlayers-core/include/js/page-builder.js'],
    ['with a query', '{plugins}/goodlayers-core/include/js/page-builder.js?x=1#y'],
  ])('with a URL %s belongs to the original', async (_, src) => {
    expect((await decide('src', { src })).kept).toEqual([]);
  });

  test('with a URL without a scheme or with a different scheme belongs to the original', async () => {
    const { host } = new URL((await visit('plain/')).config?.['restRoot'] as string);
    const path = `//${host}/wp-content/plugins/goodlayers-core/include/js/page-builder.js`;
    const [bare, secure] = await Promise.all([path, `https:${path}`].map((src) => decide('src', { src })));
    expect([bare?.kept, secure?.kept]).toEqual([[], []]);
  });

  test.each(['content-host', 'cdn'])(
    'on a content network belongs to the original (%s)',
    async (scenario) => {
      expect((await decide(scenario)).kept).toEqual([]);
    },
  );

  test('of an inactive plugin does not belong to the original', async () => {
    const { kept, text } = await decide('inactive');
    expect(kept).toEqual(BUILDER);
    expect(text('gdlr-core-page-builder')).toBe(
      'Kept: GoodLayers Core is not active, so the script comes from somewhere else.',
    );
  });
});
