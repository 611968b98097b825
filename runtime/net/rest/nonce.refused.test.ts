/** A refused nonce (rest-client, section 6). The numbers are those of the contract's test list. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  delayed,
  ENDPOINT,
  formOf,
  FRESH,
  json,
  OLD,
  REFUSED,
  refused,
  rejection,
  settle,
  siteClient,
  stubFetch,
  text,
  unreachable,
  type FakeResponse,
} from '../../../tests/support/unit-rest';

afterEach(() => {
  vi.useRealTimers();
});

describe('a refused nonce', () => {
  test('79: is replaced by a new one, and the call resolves', async () => {
    const sent = stubFetch(refused, text(FRESH), json({ ok: true }));
    const client = siteClient();
    await expect(client.call({ path: '/a' })).resolves.toEqual({ ok: true });
    expect(sent[1]?.url).toBe(ENDPOINT);
    expect(sent[1]?.headers).not.toHaveProperty('x-wp-nonce');
    expect(sent[1]?.headers).not.toHaveProperty('accept', 'application/json, */*;q=0.1');
    expect(sent[2]?.headers['x-wp-nonce']).toBe(FRESH);
    expect(client.nonceMiddleware.nonce).toBe(FRESH);
  });

  test.each<[string, FakeResponse]>([
    ['80: an endpoint that responds with 400', text('0', 400)],
    ['80: an error that looks like a nonce', text(FRESH, 500)],
    ['81: an endpoint that cannot be reached', unreachable],
    ['85: the text 0', text('0')],
    ['85: the text -1', text('-1')],
    ['85: HTML', text('<!doctype html>')],
    ['85: an empty response', text('')],
  ])('%s: rejects with the original error', async (_name, answer) => {
    const sent = stubFetch(refused, answer);
    const client = siteClient();
    expect(await rejection(client.call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(2);
    expect(client.nonceMiddleware.nonce).toBe(OLD);
  });

  test('81: without an endpoint rejects with the original error at once', async () => {
    const sent = stubFetch(refused);
    expect(await rejection(siteClient({ nonceEndpoint: '' }).call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(1);
  });

  test('82: that is refused again ends after one repetition', async () => {
    const sent = stubFetch(refused, text(FRESH), refused);
    expect(await rejection(siteClient().call({ path: '/a' }))).toEqual(REFUSED);
    expect(sent.filter(({ url }) => url !== ENDPOINT)).toHaveLength(2);
  });

  test('83: is not assumed for another 403', async () => {
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

  test('84: of a later call is refreshed again', async () => {
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

  test('86: in a form is replaced in the repetition, and in the form on the page, but not in the caller’s object', async () => {
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

  test('87: is left out of the repetition if the refresh fails and the caller wants that', async () => {
    const sent = stubFetch(refused, text('0', 400), json({ status: 'mail_sent' }));
    const call = siteClient().call({ path: '/a', method: 'POST', retryWithoutNonce: true });
    await expect(call).resolves.toEqual({ status: 'mail_sent' });
    expect(sent).toHaveLength(3);
    expect(sent[2]?.headers).not.toHaveProperty('x-wp-nonce');
  });

  test('87: the client’s setting is the option’s default', async () => {
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

  test('88: a middleware that changes the options does not affect the repetition', async () => {
    const sent = stubFetch(refused, text(FRESH), json(1));
    const client = siteClient();
    client.use((options, next) => {
      Object.assign(options, { path: `${options.path}x` });
      return next(options);
    });
    await client.call({ path: '/a' });
    expect(sent[2]?.url).toBe(sent[0]?.url);
  });

  test('89: is found with parse: false', async () => {
    stubFetch(refused, text(FRESH), json({ ok: true }));
    const response = await siteClient().call({ path: '/a', parse: false });
    await expect(response.json()).resolves.toEqual({ ok: true });
  });

  test('89: with parse: false another error stays unread', async () => {
    stubFetch(json({ code: 'rest_forbidden', message: '' }, 403));
    const error = await rejection(siteClient().call({ path: '/a', parse: false }));
    expect(error).toBeInstanceOf(Response);
    expect(error).toMatchObject({ bodyUsed: false });
  });

  test('89: with parse: false a body that ends early leaves the response to the caller', async () => {
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

  test('90: that is refused again ends a collection, too, with the parsed error', async () => {
    const sent = stubFetch(refused, text(FRESH), refused);
    expect(await rejection(siteClient().call({ path: '/items?per_page=-1' }))).toEqual(REFUSED);
    expect(sent).toHaveLength(3);
  });
});
