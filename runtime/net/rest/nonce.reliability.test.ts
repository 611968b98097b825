/** RELIABILITY 16 to 19: how often a refused nonce is renewed, and which requests carry it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { NONCE_TIMEOUT_MS } from './nonce-refresh';
import {
  ENDPOINT,
  formOf,
  FRESH,
  hang,
  json,
  OLD,
  REFUSED,
  refused,
  rejection,
  ROOT,
  siteClient,
  stubFetch,
  text,
  unreachable,
  type FakeResponse,
} from '../../../tests/support/unit-rest';

afterEach(() => {
  vi.useRealTimers();
});

describe('RELIABILITY', () => {
  test('RELIABILITY 16: refused once, it takes three requests', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    await siteClient().call({ path: '/a' });
    expect(sent.map(({ url }) => url === ENDPOINT)).toEqual([false, true, false]);
  });

  test.each([true, false])(
    'RELIABILITY 16: always refused, it takes three requests (retryWithoutNonce %s)',
    async (on) => {
      const sent = stubFetch(({ url }) =>
        url === ENDPOINT ? new Response(FRESH) : new Response(JSON.stringify(REFUSED), { status: 403 }),
      );
      expect(await rejection(siteClient({ retryWithoutNonce: on }).call({ path: '/a' }))).toEqual(REFUSED);
      expect(sent).toHaveLength(3);
    },
  );

  test('RELIABILITY 16: ten failures at once cause one refresh', async () => {
    const sent = stubFetch(({ url, headers }) => {
      if (url === ENDPOINT) return new Response(FRESH);
      return headers['x-wp-nonce'] === FRESH
        ? new Response('1')
        : new Response(JSON.stringify(REFUSED), { status: 403 });
    });
    const client = siteClient();
    const calls = Array.from({ length: 10 }, (_, i) => client.call({ path: `/${i}` }));
    await expect(Promise.all(calls)).resolves.toEqual(Array(10).fill(1));
    expect(sent.filter(({ url }) => url === ENDPOINT)).toHaveLength(1);
    expect(sent).toHaveLength(21);
  });

  test.each<[string, FakeResponse]>([
    ['0 with 400', text('0', 400)],
    ['0 with 200', text('0')],
    ['-1', text('-1', 403)],
    ['HTML', text('<html></html>')],
    ['an empty body', text('')],
    ['a login page behind a redirect', text('<form id="loginform">')],
    ['no network', unreachable],
  ])(
    'RELIABILITY 17: the endpoint responds with %s, and the repetition has no nonce at all',
    async (_name, answer) => {
      const sent = stubFetch(refused, answer, json({ status: 'mail_sent' }));
      const body = new FormData();
      body.append('name', 'Ada');
      body.append('_wpnonce', OLD);
      const onBodyNonce = vi.fn<(nonce: string | null) => void>();
      const path = `/feedback?_wpnonce=${OLD}`;
      await siteClient().call({ path, method: 'POST', body, retryWithoutNonce: true, onBodyNonce });
      expect(sent).toHaveLength(3);
      expect(sent[2]?.headers).not.toHaveProperty('x-wp-nonce');
      expect(sent[2]?.url).not.toContain('_wpnonce');
      expect(sent[2]?.body).not.toContain('_wpnonce');
      await expect(formOf(sent[2])).resolves.toEqual([['name', 'Ada']]);
      expect(onBodyNonce).toHaveBeenCalledExactlyOnceWith(null);
      // RELIABILITY 18: the caller's form is unchanged.
      expect(body.get('_wpnonce')).toBe(OLD);
    },
  );

  test('RELIABILITY 17: an endpoint that never responds is abandoned after a minute', async () => {
    vi.useFakeTimers();
    const sent = stubFetch(refused, hang, json(1));
    const call = siteClient().call({ path: '/a', retryWithoutNonce: true });
    await vi.advanceTimersByTimeAsync(NONCE_TIMEOUT_MS - 1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect(call).resolves.toBe(1);
    expect(sent[2]?.headers).not.toHaveProperty('x-wp-nonce');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('RELIABILITY 18: the first request’s body is the caller’s, with the stale nonce', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const body = new FormData();
    body.append('_wpnonce', OLD);
    await siteClient().call({ path: '/a', method: 'POST', body });
    await expect(formOf(sent[0])).resolves.toEqual([['_wpnonce', OLD]]);
    await expect(formOf(sent[2])).resolves.toEqual([['_wpnonce', FRESH]]);
    expect([...body]).toEqual([['_wpnonce', OLD]]);
  });

  test('RELIABILITY 18: a form without the field gets none', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const body = new FormData();
    body.append('a', 'b');
    const onBodyNonce = vi.fn<(nonce: string | null) => void>();
    await siteClient().call({ path: '/a', method: 'POST', body, onBodyNonce });
    await expect(formOf(sent[2])).resolves.toEqual([['a', 'b']]);
    expect(onBodyNonce).not.toHaveBeenCalled();
  });

  test('RELIABILITY 19: the next request uses a new nonce from a response', async () => {
    const sent = stubFetch(json(1, 200, { 'X-WP-Nonce': FRESH }), json(1));
    const client = siteClient();
    await client.call({ path: '/a' });
    await client.call({ path: '/b' });
    expect(sent.map(({ headers }) => headers['x-wp-nonce'])).toEqual([OLD, FRESH]);
  });

  test.each([
    ['garbage', `${ROOT}a`, '0'],
    ['another origin', 'https://evil.test/', FRESH],
  ])('RELIABILITY 19: a nonce from %s is not used', async (_name, url, nonce) => {
    stubFetch(json(1, 200, { 'X-WP-Nonce': nonce }));
    const client = siteClient();
    await client.call({ url });
    expect(client.nonceMiddleware.nonce).toBe(OLD);
  });
});
