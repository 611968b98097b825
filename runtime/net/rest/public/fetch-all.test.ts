import { expect, test, vi } from 'vitest';
import type { Next, RestOptions } from '.';
import { MAX_PAGES } from './fetch-all';
import {
  json,
  OLD,
  rejection,
  ROOT,
  siteClient,
  stubFetch,
  type FakeResponse,
} from '../../../../tests/support/unit-rest';

const page = (items: unknown, next?: string): FakeResponse =>
  json(items, 200, next === undefined ? {} : { Link: `<${next}>; rel="next"` });

const perPage = (url: string | undefined): string | null => new URL(url ?? '').searchParams.get('per_page');

test.each<[string, RestOptions]>([
  ['91: without per_page=-1', { path: '/posts' }],
  ['92: with parse: false', { path: '/posts?per_page=-1', parse: false }],
  ['103: with per_page=-10', { path: '/posts?per_page=-10' }],
  ['103: with per_page=-1 in another value', { path: '/posts?search=per_page%3D-1' }],
])('%s the same options pass to the next middleware', async (_name, options) => {
  const next = vi.fn<Next>(async () => 'passed');
  await expect(siteClient().fetchAllMiddleware(options, next)).resolves.toBe('passed');
  expect(next.mock.calls).toEqual([[options]]);
  expect(next.mock.calls.flat()[0]).toBe(options);
});

test('93: url form: a hundred per page, then the next link, joined in order', async () => {
  const sent = stubFetch(page([1, 2], `${ROOT}posts?per_page=100&page=2`), page([3]));
  await expect(siteClient().call({ url: `${ROOT}posts?per_page=-1` })).resolves.toEqual([1, 2, 3]);
  expect(sent).toHaveLength(2);
  expect(perPage(sent[0]?.url)).toBe('100');
  expect(sent[1]?.url).toBe(`${ROOT}posts?per_page=100&page=2&_locale=user`);
});

test('94: path form: the same', async () => {
  const sent = stubFetch(page([1, 2], `${ROOT}posts?per_page=100&page=2`), page([3]));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual([1, 2, 3]);
  expect(perPage(sent[0]?.url)).toBe('100');
  expect(sent[1]?.url).toBe(`${ROOT}posts?per_page=100&page=2&_locale=user`);
});

test('95: three pages', async () => {
  const sent = stubFetch(page([1], `${ROOT}posts?page=2`), page([2], `${ROOT}posts?page=3`), page([3]));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual([1, 2, 3]);
  expect(sent).toHaveLength(3);
});

test.each([
  ['96: no Link header', {}],
  ['97: a Link without next', { Link: `<${ROOT}posts?page=1>; rel="prev"` }],
])('%s: one request', async (_name, headers) => {
  const sent = stubFetch(json([1], 200, headers));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual([1]);
  expect(sent).toHaveLength(1);
});

test('98: next is chosen rather than prev', async () => {
  const links = { Link: `<${ROOT}posts?page=1>; rel="prev", <${ROOT}posts?page=3>; rel="next"` };
  const sent = stubFetch(json([1], 200, links), page([2]));
  await siteClient().call({ path: '/posts?per_page=-1' });
  expect(sent[1]?.url).toContain('page=3');
});

test.each([
  ['an object', { a: 1 }],
  ['null', null],
])('99: %s as the first page is returned unchanged, after one request', async (_name, body) => {
  const sent = stubFetch(page(body, `${ROOT}posts?page=2`));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual(body);
  expect(sent).toHaveLength(1);
});

test('100: other arguments are on the first page', async () => {
  const sent = stubFetch(page([]));
  await siteClient().call({ path: '/posts?a=1&per_page=-1&b=2' });
  expect(sent[0]?.url).toBe(`${ROOT}posts?a=1&per_page=100&b=2&_locale=user`);
});

test('101: a later page that fails rejects the call with the parsed error', async () => {
  stubFetch(page([1], `${ROOT}posts?page=2`), json({ code: 'gone', message: 'Gone.' }, 410));
  const error = await rejection(siteClient().call({ path: '/posts?per_page=-1' }));
  expect(error).toEqual({ code: 'gone', message: 'Gone.' });
});

test('102: nonce and locale are on every page', async () => {
  const sent = stubFetch(page([1], `${ROOT}posts?page=2`), page([2]));
  await siteClient().call({ path: '/posts?per_page=-1' });
  expect(sent).toHaveLength(2);
  for (const { url, headers } of sent) {
    expect(headers['x-wp-nonce']).toBe(OLD);
    expect(new URL(url).searchParams.getAll('_locale')).toEqual(['user']);
  }
});

test('104: a next link to another origin is refused', async () => {
  const sent = stubFetch(page([1], 'https://evil.test/wp-json/posts?page=2'), page([2]));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual([1]);
  expect(sent).toHaveLength(1);
});

test('a rejection that is not a response is passed on', async () => {
  const client = siteClient();
  client.setFetchHandler(async () => ({ status: 200 }));
  expect(await rejection(client.call({ path: '/posts?per_page=-1' }))).toEqual({ status: 200 });
});

test('RELIABILITY 23: a link that comes again is not followed again', async () => {
  const sent = stubFetch(page([1], `${ROOT}posts?page=2`), page([2], `${ROOT}posts?page=2`));
  await expect(siteClient().call({ path: '/posts?per_page=-1' })).resolves.toEqual([1, 2]);
  expect(sent).toHaveLength(2);
});

test('RELIABILITY 23: after a hundred pages no further page is requested', async () => {
  const sent = stubFetch((_sent, index) => {
    const headers = { Link: `<${ROOT}posts?page=${index + 2}>; rel="next"` };
    return new Response(JSON.stringify([index]), { headers });
  });
  const list = await siteClient().call({ path: '/posts?per_page=-1' });
  expect(list).toHaveLength(MAX_PAGES);
  expect(sent).toHaveLength(100);
});
