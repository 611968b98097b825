/** The nonce: its source and its header (rest-client, section 4). The numbers are those of the contract's test list. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createNonceMiddleware, createRestClient, type RestOptions } from './public';
import {
  ENDPOINT,
  FRESH,
  handedOn,
  json,
  OLD,
  PAGE,
  refused,
  ROOT,
  siteClient,
  stubFetch,
  text,
} from '../../../tests/support/unit-rest';

afterEach(() => {
  vi.useRealTimers();
});

const through = (nonce: string, options: RestOptions) => handedOn(createNonceMiddleware(nonce), options);

describe('the header', () => {
  test('73: is added', async () => {
    expect(await through(OLD, { path: '/a' })).toEqual({ path: '/a', headers: { 'X-WP-Nonce': OLD } });
  });

  test('74: replaces the caller’s stale nonce', async () => {
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

  test('77: removes other spellings of the header', async () => {
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

  test('78: the middleware passes a foreign URL on as the same object', async () => {
    const options = { url: 'https://evil.test/' };
    expect(
      await handedOn(
        createNonceMiddleware(OLD, (address) => address.startsWith(ROOT)),
        options,
      ),
    ).toBe(options);
  });

  test('78: is sent to a URL under the root', async () => {
    const sent = stubFetch(json({}));
    await siteClient().call({ url: `${ROOT}a` });
    expect(sent[0]?.headers['x-wp-nonce']).toBe(OLD);
  });

  test('is left out without a nonce', async () => {
    const sent = stubFetch(json({}));
    await siteClient({ nonce: '' }).call({ path: '/a' });
    expect(sent[0]?.headers).not.toHaveProperty('x-wp-nonce');
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

describe('the nonce of the page’s client', () => {
  test('is used if the configuration has none', async () => {
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
  ])('is not invented if there is %s', async (_name, own) => {
    stubFetch(refused, text(FRESH), json(1));
    const before = structuredClone(own);
    await siteClient({ page: own }).call({ path: '/a' });
    expect(own).toEqual(before);
  });
});
