import { describe, expect, test } from 'vitest';
import { createRootURLMiddleware, createThemePreviewMiddleware, type RestOptions } from './public';
import { namespaceEndpointMiddleware } from './namespace-endpoint';
import { userLocaleMiddleware } from './user-locale';
import { handedOn, json, siteClient, stubFetch } from '../../../tests/support/unit-rest';

const PRETTY = 'https://school.test/wp-json/';
const PLAIN = 'https://school.test/index.php?rest_route=/';

describe('root URL', () => {
  test.each([
    ['39: a path with a leading slash', PRETTY, '/wp/v2/posts', `${PRETTY}wp/v2/posts`],
    ['40: a path without a leading slash', PRETTY, 'wp/v2/posts', `${PRETTY}wp/v2/posts`],
    ['41: a query behind a root with a query', PLAIN, '/wp/v2/posts?a=1&b=?', `${PLAIN}wp/v2/posts&a=1&b=?`],
  ])('%s', async (_name, root, path, url) => {
    const handed = await handedOn(createRootURLMiddleware(root), { path });
    expect(handed?.url).toBe(url);
    // 45: the next middleware still gets the path.
    expect(handed?.path).toBe(path);
  });

  test('42: a root with a query gets the locale as another argument', async () => {
    const sent = stubFetch(json({}));
    await siteClient({ root: PLAIN }).call({ path: '/wp/v2/posts' });
    const url = new URL(sent[0]?.url ?? '');
    expect([...url.searchParams]).toEqual([
      ['rest_route', '/wp/v2/posts'],
      ['_locale', 'user'],
    ]);
    expect(sent[0]?.url.split('?')).toHaveLength(2);
  });

  test('43: a url without a path stays', async () => {
    const handed = await handedOn(createRootURLMiddleware(PRETTY), { url: 'https://school.test/x' });
    expect(handed).toEqual({ url: 'https://school.test/x' });
  });

  test('44: namespace and endpoint are resolved', async () => {
    const handed = await handedOn(createRootURLMiddleware(PRETTY), {
      namespace: '/wp/v2',
      endpoint: '/posts',
    });
    expect(handed).toEqual({ path: 'wp/v2/posts', url: `${PRETTY}wp/v2/posts` });
  });

  test('45: the path is kept for the next middleware', async () => {
    const handed = await handedOn(createRootURLMiddleware(PRETTY), { path: '/a' });
    expect(handed?.path).toBe('/a');
  });
});

describe('namespace and endpoint', () => {
  test.each<[string, RestOptions, RestOptions]>([
    ['46: both are joined', { namespace: '/wp/v2', endpoint: '/posts' }, { path: 'wp/v2/posts' }],
    ['47: a slash at the end', { namespace: 'wp/v2/', endpoint: 'posts' }, { path: 'wp/v2/posts' }],
    ['48: an empty endpoint', { namespace: 'wp/v2', endpoint: '' }, { path: 'wp/v2' }],
    ['49: only the namespace', { path: '/a', namespace: 'wp/v2' }, { path: '/a' }],
    ['49: only the endpoint', { path: '/a', endpoint: 'posts' }, { path: '/a' }],
  ])('%s', async (_name, options, expected) => {
    expect(await handedOn(namespaceEndpointMiddleware, options)).toEqual(expected);
  });
});

describe('user locale', () => {
  const HOST = 'https://school.test';
  test.each([
    ['50: a path without a query', { path: '/wp/v2/posts' }, { path: '/wp/v2/posts?_locale=user' }],
    ['51: a path with a query', { path: '/a?b=c' }, { path: '/a?b=c&_locale=user' }],
    ['52: a url without a query', { url: `${HOST}/a` }, { url: `${HOST}/a?_locale=user` }],
    ['53: a url with a query', { url: `${HOST}/a?b=c` }, { url: `${HOST}/a?b=c&_locale=user` }],
    ['54: a path with a locale', { path: '/a?_locale=foo' }, { path: '/a?_locale=foo' }],
    ['54: a path with an empty locale', { path: '/a?_locale=' }, { path: '/a?_locale=' }],
    ['55: a path with a locale at the end', { path: '/a?b=c&_locale=foo' }, { path: '/a?b=c&_locale=foo' }],
    ['56: a url with a locale', { url: `${HOST}/?_locale=foo` }, { url: `${HOST}/?_locale=foo` }],
    ['56: a url with more', { url: `${HOST}/?b=c&_locale=foo` }, { url: `${HOST}/?b=c&_locale=foo` }],
    ['57: a fragment', { path: '/a?b=c#part' }, { path: '/a?b=c&_locale=user#part' }],
    ['58: an array', { path: '/a?b[]=1&b[]=2 3' }, { path: '/a?b%5B0%5D=1&b%5B1%5D=2%203&_locale=user' }],
    [
      '58: a nested array',
      { path: '/a?b[x][]=1&b[7]=2&b[]=3' },
      { path: '/a?b%5Bx%5D%5B0%5D=1&b%5B7%5D=2&b%5B8%5D=3&_locale=user' },
    ],
    [
      '58: numbers out of order',
      { path: '/a?b[7]=1&b[2]=2&b[]=3' },
      { path: '/a?b%5B7%5D=1&b%5B2%5D=2&b%5B8%5D=3&_locale=user' },
    ],
    ['58: a repeated name', { path: '/a?b=1&c=2&b=3' }, { path: '/a?b=3&c=2&_locale=user' }],
    ['59: neither', { method: 'GET' }, { method: 'GET' }],
    [
      '50: both',
      { path: '/a', url: `${HOST}/b` },
      { path: '/a?_locale=user', url: `${HOST}/b?_locale=user` },
    ],
  ] satisfies [string, RestOptions, RestOptions][])('%s', async (_name, options, expected) => {
    expect(await handedOn(userLocaleMiddleware, options)).toEqual(expected);
  });

  test.each([
    ['pretty permalinks', PRETTY],
    ['plain permalinks', PLAIN],
  ])('RELIABILITY 21: the locale appears once, with one question mark, with %s', async (_name, root) => {
    const sent = stubFetch(json([]));
    const client = siteClient({ root });
    for (const path of ['/wp/v2/posts', '/wp/v2/posts?search=a', '/wp/v2/posts?per_page=-1']) {
      await client.call({ path });
    }
    await client.call({ path: '/wp/v2/posts?_locale=de_DE' });
    expect(sent.map(({ url }) => url.split('?').length)).toEqual([2, 2, 2, 2]);
    const locales = sent.map(({ url }) => new URL(url).searchParams.getAll('_locale').join());
    expect(locales).toEqual(['user', 'user', 'user', 'de_DE']);
  });
});

describe('theme preview', () => {
  const step = createThemePreviewMiddleware('stylish');
  test.each<[string, RestOptions, RestOptions]>([
    [
      '122: adds the theme to path and url',
      { path: '/a', url: 'https://school.test/b?c=1' },
      { path: '/a?wp_theme_preview=stylish', url: 'https://school.test/b?c=1&wp_theme_preview=stylish' },
    ],
    [
      '123: keeps another theme',
      { path: '/a?wp_theme_preview=other' },
      { path: '/a?wp_theme_preview=other' },
    ],
    ['124: removes an empty argument', { path: '/a?wp_theme_preview=&b=1' }, { path: '/a?b=1' }],
    ['124: removes the only argument', { path: '/a?wp_theme_preview=#x' }, { path: '/a#x' }],
  ])('%s', async (_name, options, expected) => {
    const given = Object.freeze({ ...options });
    expect(await handedOn(step, given)).toEqual(expected);
  });
});
