/** The entry's tag: one module with one URL, excluded from optimisers (platform-notes, sections A1 and A7). */
import { describe, expect, test } from 'vitest';
import { type PrintedScript, visit } from './site';

async function entryOf(path: string): Promise<PrintedScript> {
  const { scripts } = await visit(path);
  const entries = scripts.filter(({ src }) => src.includes('/plugins/atoll/assets/atoll-'));
  expect(entries).toHaveLength(1);
  return entries[0] as PrintedScript;
}

async function importMap(path: string): Promise<Record<string, string>> {
  const { scripts } = await visit(path);
  const text = scripts.find(({ id }) => id === 'wp-importmap')?.text ?? '{}';
  return (JSON.parse(text) as { imports?: Record<string, string> }).imports ?? {};
}

describe('the entry', () => {
  test('is one module with a hashed name and no version query', async () => {
    const { src, query, attributes } = await entryOf('demo/');
    expect(src).toMatch(/\/plugins\/atoll\/assets\/atoll-[\w-]{8}\.js$/);
    expect(query).toBe('');
    expect(attributes.get('type')).toBe('module');
  });

  test('exists and is JavaScript', async () => {
    const { src } = await entryOf('demo/');
    const response = await fetch(src);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('javascript');
  });

  test('has the attributes that exclude it from optimisers', async () => {
    const { attributes } = await entryOf('demo/');
    expect(Object.fromEntries(attributes)).toMatchObject({
      'data-no-optimize': '1',
      'data-no-defer': '1',
      'data-cfasync': 'false',
      'data-noptimize': '1',
      'data-jetpack-boost': 'ignore',
    });
  });

  test('lets the pictures of the page load first', async () => {
    const { attributes } = await entryOf('demo/');
    expect(attributes.get('fetchpriority')).toBe('low');
  });

  test('names the originals that are not active, whose widgets it leaves alone', async () => {
    const { attributes } = await entryOf('demo/');
    expect(attributes.get('data-off')).toBe('goodlayers-theme wordpress-media');
  });

  test('is also on a page of the theme without widgets', async () => {
    expect((await entryOf('plain/')).src).not.toBe('');
  });
});

/** Firefox refuses an import map that comes after a module (platform-notes, section D). */
describe.each(['interactive-block', 'classic-theme,interactive-block'])(
  'beside a block (%s)',
  (scenarios) => {
    test('the entry comes after the import map, and all modules are in the map', async () => {
      const { scripts, text } = await visit(`plain/?fixture=${scenarios}`);
      expect(text).toContain('data-wp-interactive="core/search"');
      const ids = scripts.map(({ id }) => id);
      expect(ids).toContain('wp-importmap');
      const modules = scripts.flatMap(({ attributes }, at) =>
        attributes.get('type') === 'module' ? [at] : [],
      );
      expect(modules.map((at) => ids[at])).toContain('atoll-js-module');
      expect(Math.min(...modules)).toBeGreaterThan(ids.indexOf('wp-importmap'));
    });
  },
);

describe('the module `atoll/rest`', () => {
  test('can be imported by a module that depends on it', async () => {
    const url = (await importMap('demo/?fixture=rest-module'))['atoll/rest'] ?? '';
    expect(url).toMatch(/\/plugins\/atoll\/assets\/rest-client-[\w-]{8}\.js$/);
    expect((await fetch(url)).status).toBe(200);
  });

  test('is on no other page', async () => {
    expect(await importMap('demo/')).not.toHaveProperty('atoll/rest');
  });
});
