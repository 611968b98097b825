/**
 * The nonce: where it comes from, and what happens when it is refused. One file, because every case is a sequence of the
 * same few answers (rest-client, sections 4 and 6).
 */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createNonceMiddleware, createRestClient, type RestOptions } from '.';
import { NONCE_TIMEOUT_MS } from './nonce-refresh';
import {
  delayed,
  ENDPOINT,
  formOf,
  FRESH,
  handedOn,
  hang,
  json,
  OLD,
  PAGE,
  REFUSED,
  refused,
  rejection,
  ROOT,
  settle,
  siteClient,
  stubFetch,
  text,
  unreachable,
  type Answer,
} from '../../../tests/support/unit-rest';

afterEach(() => {
  vi.useRealTimers();
});

const through = (nonce: string, options: RestOptions) => handedOn(createNonceMiddleware(nonce), options);

describe('the header', () => {
  test('73: is added', async () => {
    expect(await through(OLD, { path: '/a' })).toEqual({ path: '/a', headers: { 'X-WP-Nonce': OLD } });
  });

  test('74: replaces a stale one of the caller', async () => {
    const handed = await through(FRESH, { headers: { 'X-WP-Nonce': OLD, 'X-A': '1' } });
    expect(handed?.headers).toEqual({ 'X-WP-Nonce': FRESH, 'X-A': '1' });
  });

  test.each(['X-WP-Nonce', 'x-wp-nonce'])(
    '75: %s with the same value passes as the same object',
    async (name) => {
      const options = { headers: { [name]: OLD } };
      expect(await through(OLD, options)).toBe(options);
    },
  );

  test('76: follows an assignment', async () => {
    const sent = stubFetch(json({}));
    const client = siteClient();
    client.nonceMiddleware.nonce = FRESH;
    await client.call({ path: '/a' });
    expect(sent[0]?.headers['x-wp-nonce']).toBe(FRESH);
  });

  test('77: leaves no other spelling of itself', async () => {
    const handed = await through(FRESH, { headers: { 'x-wp-nonce': OLD, 'X-WP-NONCE': OLD } });
    expect(handed?.headers).toEqual({ 'X-WP-Nonce': FRESH });
  });

  test.each(['https://evil.test/wp-json/', 'http://school.test/wp-json/', '//evil.test/'])(
    '78: is not sent to %s',
    async (url) => {
      const sent = stubFetch(json({}));
      await siteClient().call({ url });
      await siteClient().call({ url, headers: { 'x-wp-nonce': OLD } });
      expect(sent).toHaveLength(2);
      for (const { headers } of sent) expect(headers).not.toHaveProperty('x-wp-nonce');
    },
  );

  test('78: the step itself passes a foreign address on as the same object', async () => {
    const options = { url: 'https://evil.test/' };
    expect(
      await handedOn(
        createNonceMiddleware(OLD, (address) => address.startsWith(ROOT)),
        options,
      ),
    ).toBe(options);
  });

  test('78: is sent to an address under the root', async () => {
    const sent = stubFetch(json({}));
    await siteClient().call({ url: `${ROOT}a` });
    expect(sent[0]?.headers['x-wp-nonce']).toBe(OLD);
  });

  test('is left out where there is no nonce', async () => {
    const sent = stubFetch(json({}));
    await siteClient({ nonce: '' }).call({ path: '/a' });
    expect(sent[0]?.headers).not.toHaveProperty('x-wp-nonce');
  });
});

describe('a refused nonce', () => {
  test('79: is replaced by a fresh one and the call resolves', async () => {
    const sent = stubFetch(refused, text(FRESH), json({ ok: true }));
    const client = siteClient();
    await expect(client.call({ path: '/a' })).resolves.toEqual({ ok: true });
    expect(sent[1]?.url).toBe(ENDPOINT);
    expect(sent[1]?.headers).not.toHaveProperty('x-wp-nonce');
    expect(sent[1]?.headers).not.toHaveProperty('accept', 'application/json, */*;q=0.1');
    expect(sent[2]?.headers['x-wp-nonce']).toBe(FRESH);
    expect(client.nonceMiddleware.nonce).toBe(FRESH);
  });

  test.each<[string, Answer]>([
    ['80: an endpoint that answers 400', text('0', 400)],
    ['80: an error that looks like a nonce', text(FRESH, 500)],
    ['81: an endpoint that cannot be reached', unreachable],
    ['85: the text 0', text('0')],
    ['85: the text -1', text('-1')],
    ['85: HTML', text('<!doctype html>')],
    ['85: an empty answer', text('')],
  ])('%s: rejects with the original error', async (_name, answer) => {
    const sent = stubFetch(refused, answer);
    const client = siteClient();
    expect(await rejection(client.call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(2);
    expect(client.nonceMiddleware.nonce).toBe(OLD);
  });

  test('81: without an endpoint the original error comes back at once', async () => {
    const sent = stubFetch(refused);
    expect(await rejection(siteClient({ nonceEndpoint: '' }).call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(1);
  });

  test('82: that stays refused ends after one repetition', async () => {
    const sent = stubFetch(refused, text(FRESH), refused);
    expect(await rejection(siteClient().call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent.filter(({ url }) => url !== ENDPOINT)).toHaveLength(2);
  });

  test('83: another 403 is not one', async () => {
    const error = { code: 'rest_forbidden', message: 'Sorry.' };
    const sent = stubFetch(json(error, 403));
    expect(await rejection(siteClient().call({ path: '/a' }))).toEqual(error);
    expect(sent).toHaveLength(1);
  });

  test('84: of two calls at once is refreshed once and both are repeated', async () => {
    const sent = stubFetch(refused, refused, text(FRESH), json(1));
    const client = siteClient();
    await expect(Promise.all([client.call({ path: '/a' }), client.call({ path: '/b' })])).resolves.toEqual([
      1, 1,
    ]);
    expect(sent.filter(({ url }) => url === ENDPOINT)).toHaveLength(1);
    expect(sent).toHaveLength(5);
  });

  test('84: of a call that fails after the refresh has ended is not refreshed again', async () => {
    const slow = delayed();
    const sent = stubFetch(slow.answer, refused, text(FRESH), json(1));
    const client = siteClient();
    const late = client.call({ path: '/slow' });
    await settle();
    await client.call({ path: '/quick' });
    slow.release(new Response(JSON.stringify(REFUSED), { status: 403 }));
    await expect(late).resolves.toBe(1);
    expect(sent.filter(({ url }) => url === ENDPOINT)).toHaveLength(1);
    expect(sent.at(-1)?.headers['x-wp-nonce']).toBe(FRESH);
  });

  test('84: of a later call is refreshed anew', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1), refused, text('cccccccccc'), json(2));
    const client = siteClient();
    await client.call({ path: '/a' });
    await expect(client.call({ path: '/b' })).resolves.toBe(2);
    expect(sent.filter(({ url }) => url === ENDPOINT)).toHaveLength(2);
  });

  test('79: leaves no timer behind', async () => {
    vi.useFakeTimers();
    stubFetch(refused, text(FRESH), json(1));
    await siteClient().call({ path: '/a' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('85: a nonce with a line break is trimmed', async () => {
    const sent = stubFetch(refused, text(`\n${FRESH}\n`), json(1));
    await siteClient().call({ path: '/a' });
    expect(sent[2]?.headers['x-wp-nonce']).toBe(FRESH);
  });

  test('86: in a form is replaced in the repetition, and in the form on the page, not in the caller’s object', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const body = new FormData();
    body.append('name', 'Ada');
    body.append('_wpnonce', OLD);
    body.append('file', new File(['x'], 'a.txt', { type: 'text/plain' }));
    const onBodyNonce = vi.fn<(nonce: string | null) => void>();
    await siteClient().call({ path: '/a', method: 'POST', body, onBodyNonce });
    const repeated = await formOf(sent[2]);
    expect(repeated.slice(0, 1)).toEqual([['name', 'Ada']]);
    expect(repeated.find(([name]) => name === '_wpnonce')).toEqual(['_wpnonce', FRESH]);
    expect(repeated.find(([name]) => name === 'file')?.[1]).toMatchObject({
      name: 'a.txt',
      type: 'text/plain',
    });
    expect(repeated).toHaveLength(3);
    expect(body.get('_wpnonce')).toBe(OLD);
    expect(onBodyNonce).toHaveBeenCalledExactlyOnceWith(FRESH);
  });

  test('86: in URL-encoded fields and in the query is replaced, too', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const body = new URLSearchParams({ _wpnonce: OLD, a: 'b' });
    const path = `/a?_wpnonce=${OLD}&c=d`;
    await siteClient().call({ path, method: 'POST', body });
    expect(sent[2]?.body).toBe(`_wpnonce=${FRESH}&a=b`);
    expect(new URL(sent[2]?.url ?? '').searchParams.get('_wpnonce')).toBe(FRESH);
    expect(body.get('_wpnonce')).toBe(OLD);
  });

  test('87: is left out of the repetition when the refresh fails and the caller wants that', async () => {
    const sent = stubFetch(refused, text('0', 400), json({ status: 'mail_sent' }));
    const call = siteClient().call({ path: '/a', method: 'POST', retryWithoutNonce: true });
    await expect(call).resolves.toEqual({ status: 'mail_sent' });
    expect(sent).toHaveLength(3);
    expect(sent[2]?.headers).not.toHaveProperty('x-wp-nonce');
  });

  test('87: the client’s setting is the default of the option', async () => {
    stubFetch(refused, text('0', 400), json(1), refused, text('0', 400));
    const client = siteClient({ retryWithoutNonce: true });
    await expect(client.call({ path: '/a' })).resolves.toBe(1);
    expect(await rejection(client.call({ path: '/a', retryWithoutNonce: false }))).toEqual(REFUSED);
  });

  test('87: works without an endpoint, too', async () => {
    const sent = stubFetch(refused, json(1));
    await siteClient({ nonceEndpoint: '', retryWithoutNonce: true }).call({ path: '/a' });
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers).not.toHaveProperty('x-wp-nonce');
  });

  test('88: the repetition has the same method, body, path and endpoint', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    await siteClient().call({ namespace: 'wp/v2', endpoint: 'posts?a[]=1', method: 'PUT', data: { b: 2 } });
    const [first, , second] = sent;
    expect(second?.url).toBe(first?.url);
    expect(second?.body).toBe('{"b":2}');
    expect({ ...second?.headers, 'x-wp-nonce': OLD }).toEqual(first?.headers);
  });

  test('88: a step that writes into the options does not reach the repetition', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const client = siteClient();
    client.use((options, next) => {
      Object.assign(options, { path: `${options.path}x` });
      return next(options);
    });
    await client.call({ path: '/a' });
    expect(sent[2]?.url).toBe(sent[0]?.url);
  });

  test('89: is found under parse: false', async () => {
    stubFetch(refused, text(FRESH), json({ ok: true }));
    const response = await siteClient().call({ path: '/a', parse: false });
    await expect(response.json()).resolves.toEqual({ ok: true });
  });

  test('89: under parse: false another error stays unread', async () => {
    stubFetch(json({ code: 'rest_forbidden', message: '' }, 403));
    const error = await rejection(siteClient().call({ path: '/a', parse: false }));
    expect(error).toBeInstanceOf(Response);
    expect(error).toMatchObject({ bodyUsed: false });
  });

  test('89: under parse: false a body that breaks off leaves the response to the caller', async () => {
    const response = new Response('{}', { status: 403 });
    vi.spyOn(response, 'clone').mockImplementation(() => {
      const copy = new Response('{}');
      vi.spyOn(copy, 'text').mockRejectedValue(new TypeError('terminated'));
      return copy;
    });
    stubFetch(() => response);
    expect(await rejection(siteClient().call({ path: '/a', parse: false }))).toBe(response);
  });

  test('90: on the first page of a collection is refreshed', async () => {
    const sent = stubFetch(refused, text(FRESH), json([1, 2]));
    await expect(siteClient().call({ path: '/items?per_page=-1' })).resolves.toEqual([1, 2]);
    expect(sent).toHaveLength(3);
  });

  test('90: that stays refused ends a collection, too, with the parsed error', async () => {
    const sent = stubFetch(refused, text(FRESH), refused);
    expect(await rejection(siteClient().call({ path: '/items?per_page=-1' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(3);
  });
});

describe('RELIABILITY', () => {
  test('RELIABILITY 16: once refused makes three requests', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    await siteClient().call({ path: '/a' });
    expect(sent.map(({ url }) => url === ENDPOINT)).toEqual([false, true, false]);
  });

  test.each([true, false])(
    'RELIABILITY 16: always refused makes three requests (retryWithoutNonce %s)',
    async (on) => {
      const sent = stubFetch(({ url }) =>
        url === ENDPOINT ? new Response(FRESH) : new Response(JSON.stringify(REFUSED), { status: 403 }),
      );
      expect(await rejection(siteClient({ retryWithoutNonce: on }).call({ path: '/a' }))).toEqual(REFUSED);
      expect(sent).toHaveLength(3);
    },
  );

  test('RELIABILITY 16: ten failures at once make one refresh', async () => {
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

  test.each<[string, Answer]>([
    ['0 with 400', text('0', 400)],
    ['0 with 200', text('0')],
    ['-1', text('-1', 403)],
    ['HTML', text('<html></html>')],
    ['an empty body', text('')],
    ['a login page behind a redirect', text('<form id="loginform">')],
    ['no network', unreachable],
  ])(
    'RELIABILITY 17: the endpoint answers %s, the repetition carries no nonce at all',
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
      // RELIABILITY 18: the caller's form is as it was.
      expect(body.get('_wpnonce')).toBe(OLD);
    },
  );

  test('RELIABILITY 17: an endpoint that never answers is given up after a minute', async () => {
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

  test('RELIABILITY 18: the body of the first try is the caller’s, stale nonce included', async () => {
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

  test('RELIABILITY 19: a fresh nonce in an answer is used by the next request', async () => {
    const sent = stubFetch(json(1, 200, { 'X-WP-Nonce': FRESH }), json(1));
    const client = siteClient();
    await client.call({ path: '/a' });
    await client.call({ path: '/b' });
    expect(sent.map(({ headers }) => headers['x-wp-nonce'])).toEqual([OLD, FRESH]);
  });

  test.each([
    ['garbage', `${ROOT}a`, '0'],
    ['another origin', 'https://evil.test/', FRESH],
  ])('RELIABILITY 19: a nonce from %s is not taken over', async (_name, url, nonce) => {
    stubFetch(json(1, 200, { 'X-WP-Nonce': nonce }));
    const client = siteClient();
    await client.call({ url });
    expect(client.nonceMiddleware.nonce).toBe(OLD);
  });
});

/** A page with WordPress's own client. */
function pageWithClient() {
  return {
    wp: {
      apiFetch: Object.assign(() => undefined, { nonceMiddleware: { nonce: OLD }, nonceEndpoint: ENDPOINT }),
    },
    wpApiSettings: { nonce: OLD, root: ROOT },
  };
}

describe('the nonce of the page’s own client', () => {
  test('is used where the configuration has none', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    await createRestClient({ root: ROOT, page: pageWithClient(), pageUrl: () => PAGE }).call({ path: '/a' });
    expect(sent[0]?.headers['x-wp-nonce']).toBe(OLD);
    expect(sent[1]?.url).toBe(ENDPOINT);
  });

  test('is kept up to date', async () => {
    stubFetch(refused, text(FRESH), json(1));
    const own = pageWithClient();
    await siteClient({ page: own }).call({ path: '/a' });
    expect(own.wp.apiFetch.nonceMiddleware.nonce).toBe(FRESH);
    expect(own.wpApiSettings).toEqual({ nonce: FRESH, root: ROOT });
  });

  test.each([
    ['nothing', {}],
    ['no nonce', { wp: { apiFetch: {} }, wpApiSettings: { root: ROOT } }],
    ['garbage', { wp: 'x', wpApiSettings: null }],
  ])('is not made up where there is %s', async (_name, own) => {
    stubFetch(refused, text(FRESH), json(1));
    const before = structuredClone(own);
    await siteClient({ page: own }).call({ path: '/a' });
    expect(own).toEqual(before);
  });
});
