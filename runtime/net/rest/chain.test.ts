import { expect, test, vi } from 'vitest';
import type { Middleware, Next, RestOptions } from './public';
import { bareClient, json, OLD, rejection, siteClient, stubFetch } from '../../../tests/support/unit-rest';

test('27: the middleware registered last runs first and gets the caller’s object', async () => {
  stubFetch(json({}));
  const client = siteClient();
  const seen: RestOptions[] = [];
  client.use((options, next) => next({ ...options, headers: { 'X-Inner': '1' } }));
  client.use((options, next) => {
    seen.push(options);
    return next(options);
  });
  const options = { path: '/a' };
  await client.call(options);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toBe(options);
});

test('28: middleware runs in reverse order on the way in and in order on the way out', async () => {
  stubFetch(json({}));
  const client = bareClient();
  const order: string[] = [];
  const step =
    (name: string): Middleware =>
    async (options, next) => {
      order.push(`${name} in`);
      const result = await next(options);
      order.push(`${name} out`);
      return result;
    };
  client.use(step('first'));
  client.use(step('second'));
  await client.call({ path: '/a' });
  expect(order).toEqual(['second in', 'first in', 'first out', 'second out']);
});

test('29: a middleware that responds itself prevents the request', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient();
  client.use(async () => 'ok');
  await expect(client.call({ path: '/a' })).resolves.toBe('ok');
  expect(sent).toHaveLength(0);
});

test('30: a change by a middleware is visible to the next ones', async () => {
  const sent = stubFetch(json({}));
  const client = siteClient();
  client.use((options, next) => next({ ...options, path: '/other' }));
  await client.call({ path: '/a' });
  expect(sent[0]?.url).toBe('https://school.test/wp-json/other?_locale=user');
});

test.each<[string, Middleware]>([
  ['rejects', () => Promise.reject(new Error('no'))],
  [
    'throws',
    () => {
      throw new Error('no');
    },
  ],
])('31: a middleware that %s makes the call reject with that', async (_name, step) => {
  stubFetch(json({}));
  const client = bareClient();
  client.use(step);
  expect(await rejection(client.call({ path: '/a' }))).toEqual(new Error('no'));
});

test.each([null, undefined])('31: a middleware that rejects with %s does the same', async (reason) => {
  stubFetch(json({}));
  const client = bareClient();
  client.use(() => Promise.reject(reason));
  expect(await rejection(client.call({ path: '/a' }))).toBe(reason);
});

test('32: an unregistered middleware is not called any more', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient();
  const step = vi.fn<Middleware>((options, next) => next(options));
  client.use(step);
  client.unregister(step);
  await client.call({ path: '/a' });
  expect(step).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

test('33: unregister tells whether the middleware was registered', () => {
  const client = bareClient();
  const step = vi.fn<Middleware>();
  expect(client.unregister(step)).toBe(false);
  client.use(step);
  expect(client.unregister(step)).toBe(true);
  expect(client.unregister(step)).toBe(false);
});

test('34: without the HTTP v1 middleware, DELETE is sent as DELETE', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient();
  expect(client.unregister(client.httpV1Middleware)).toBe(true);
  await client.call({ path: '/a', method: 'DELETE' });
  expect(sent[0]?.method).toBe('DELETE');
  expect(sent[0]?.headers).not.toHaveProperty('x-http-method-override');
});

test('35: the caller’s fetch handler gets the final options', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient();
  const handler = vi.fn<Next>(async () => 'ok');
  client.setFetchHandler(handler);
  await expect(client.call({ path: '/random' })).resolves.toBe('ok');
  expect(handler).toHaveBeenCalledExactlyOnceWith({ path: '/random?_locale=user' });
  expect(sent).toHaveLength(0);
});

test('36: the default handler can be restored', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient();
  client.setFetchHandler(async () => 'ok');
  client.setFetchHandler(client.defaultFetchHandler);
  await client.call({ path: '/a' });
  expect(sent).toHaveLength(1);
});

test('37: a configured client adds root, locale and nonce', async () => {
  const sent = stubFetch(json({}));
  await siteClient().call({ path: '/wp/v2/posts' });
  expect(sent[0]?.url).toBe('https://school.test/wp-json/wp/v2/posts?_locale=user');
  expect(sent[0]?.headers['x-wp-nonce']).toBe(OLD);
});

test('38: the caller’s options are unchanged after the call', async () => {
  stubFetch(json([]));
  const client = siteClient();
  const options = Object.freeze({
    namespace: 'wp/v2',
    endpoint: 'posts',
    method: 'PUT',
    headers: Object.freeze({ 'X-A': '1' }),
    data: { a: 1 },
  });
  const before = structuredClone(options);
  await client.call(options);
  expect(options).toEqual(before);
});
