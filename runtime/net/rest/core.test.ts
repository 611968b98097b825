import { expect, test, vi } from 'vitest';
import { MESSAGES } from '../../page/messages';
import type { Translate } from '../../page/translate';
import {
  bareClient,
  json,
  PAGE,
  rejection,
  stubFetch,
  text,
  unreachable,
  type FakeResponse,
} from '../../../tests/support/unit-rest';

const INVALID_JSON = { code: 'invalid_json', message: MESSAGES.invalid_json.text };

test('1: resolves with the object of a 200 response', async () => {
  stubFetch(json({ message: 'ok' }));
  await expect(bareClient().call({ path: '/random' })).resolves.toEqual({ message: 'ok' });
});

test('2: sends a body that is not JSON unchanged, with only our Accept header', async () => {
  const sent = stubFetch(json({}));
  await bareClient().call({ path: '/wp/v2/media', method: 'POST', body: 'FormData' });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('https://school.test/wp/v2/media?_locale=user');
  expect(sent[0]?.method).toBe('POST');
  expect(sent[0]?.request.credentials).toBe('include');
  expect(sent[0]?.headers).toEqual({
    accept: 'application/json, */*;q=0.1',
    // The browser names the type of a text body.
    'content-type': 'text/plain;charset=UTF-8',
  });
  expect(sent[0]?.body).toBe('FormData');
});

test('3: sends data as JSON, whatever the caller’s Content-Type', async () => {
  const sent = stubFetch(json({}));
  await bareClient().call({
    path: '/a',
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'ignored',
    data: {},
  });
  expect(sent[0]?.headers['content-type']).toBe('application/json');
  expect(sent[0]?.body).toBe('{}');
});

test.each([
  ['null', null],
  ['0', 0],
  ['an empty string', ''],
  ['false', false],
  ['nothing', undefined],
])('4: sends no body and no Content-Type for data that is %s', async (_name, data) => {
  const sent = stubFetch(json({}));
  await bareClient().call({ path: '/a', method: 'POST', data });
  expect(sent[0]?.headers).not.toHaveProperty('content-type');
  expect(sent[0]?.body).toBe('');
});

test('5: keeps the caller’s credentials option', async () => {
  const sent = stubFetch(json({}));
  await bareClient().call({ path: '/a', credentials: 'omit' });
  expect(sent[0]?.request.credentials).toBe('omit');
});

test.each(['Accept', 'accept'])('6: keeps the caller’s %s header', async (name) => {
  const sent = stubFetch(json({}));
  await bareClient().call({ path: '/a', headers: { [name]: 'text/plain' } });
  expect(sent[0]?.headers['accept']).toBe('text/plain');
});

test('7: rejects with exactly the JSON of an error status', async () => {
  const body = { code: 'bad_request', message: 'Bad Request', data: { status: 400 } };
  stubFetch(json(body, 400));
  expect(await rejection(bareClient().call({ path: '/a' }))).toEqual(body);
});

const UNREADABLE: readonly [string, FakeResponse][] = [
  ['8: a 200 answer that is not JSON', text('not json')],
  ['10: an error with an empty body', text('', 500)],
  ['11: an error page in HTML', text('<h1>Not found</h1>', 404)],
  ['8: an answer behind a PHP notice', text('<b>Notice</b>: x\n{"a":1}')],
];
test.each(UNREADABLE)('%s is invalid_json', async (_name, answer) => {
  stubFetch(answer);
  expect(await rejection(bareClient().call({ path: '/a' }))).toEqual(INVALID_JSON);
});

test('9: an empty 200 response is null', async () => {
  stubFetch(text(''));
  await expect(bareClient().call({ path: '/a' })).resolves.toBeNull();
});

test('12: a 204 response is null and its body is never read', async () => {
  const response = new Response(null, { status: 204 });
  const read = vi.spyOn(response, 'text');
  stubFetch(() => response);
  await expect(bareClient().call({ path: '/a' })).resolves.toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test.each(['null', 'false', '0', '""'])('13: an error with the body %s is unknown_error', async (body) => {
  stubFetch(text(body, 500));
  const error = await rejection(bareClient().call({ path: '/a' }));
  expect(error).toEqual({ code: 'unknown_error', message: 'An unknown error occurred.' });
});

test('14: a network failure is fetch_error', async () => {
  stubFetch(unreachable);
  const error = await rejection(bareClient().call({ path: '/a' }));
  expect(error).toEqual({ code: 'fetch_error', message: 'You are probably offline.' });
});

test('14: a connection that ends in the middle of the response is fetch_error', async () => {
  const response = new Response('{}');
  vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'));
  stubFetch(() => response);
  expect(await rejection(bareClient().call({ path: '/a' }))).toMatchObject({ code: 'fetch_error' });
});

test('14: an unreadable URL is fetch_error', async () => {
  const sent = stubFetch(json({}));
  expect(await rejection(bareClient().call({ url: 'https://' }))).toMatchObject({ code: 'fetch_error' });
  expect(sent).toHaveLength(0);
});

test('15: parse: false resolves with the same response, unread', async () => {
  const response = new Response('{}');
  stubFetch(() => response);
  const result = await bareClient().call({ path: '/a', parse: false });
  expect(result).toBe(response);
  expect(result.bodyUsed).toBe(false);
});

test('16: parse: false rejects with the same response', async () => {
  const response = new Response('{}', { status: 400 });
  stubFetch(() => response);
  expect(await rejection(bareClient().call({ path: '/a', parse: false }))).toBe(response);
});

test('17: passes known and unknown options to fetch, but not the client’s options', async () => {
  const sent = stubFetch(json({}));
  // happy-dom's Request drops most of its options.
  const inits: (RequestInit | undefined)[] = [];
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input, init);
        inits.push(init);
      }
    },
  );
  const options = {
    path: '/a',
    cache: 'no-store',
    mode: 'same-origin',
    priority: 'low',
    surprise: 1,
  } as const;
  await bareClient().call({
    ...options,
    parse: true,
    namespace: '',
    retryWithoutNonce: true,
    onBodyNonce: vi.fn<() => void>(),
  });
  expect(inits[0]).toMatchObject({ cache: 'no-store', mode: 'same-origin' });
  for (const own of [
    'path',
    'url',
    'data',
    'parse',
    'namespace',
    'endpoint',
    'retryWithoutNonce',
    'onBodyNonce',
  ]) {
    expect(inits[0]).not.toHaveProperty(own);
  }
  expect(sent[0]?.extra).toEqual({ priority: 'low', surprise: 1 });
});

test('17: passes on the signal', async () => {
  const sent = stubFetch(json({}));
  const controller = new AbortController();
  await bareClient().call({ path: '/a', signal: controller.signal });
  expect(sent[0]?.request.signal.aborted).toBe(false);
  controller.abort();
  expect(sent[0]?.request.signal.aborted).toBe(true);
});

test('18: requests the page itself without path and url', async () => {
  const sent = stubFetch(json({}));
  await bareClient().call({});
  expect(sent[0]?.url).toBe(PAGE);
});

test('19: url wins over path without a root', async () => {
  const sent = stubFetch(json({}));
  await bareClient().call({ path: '/a', url: 'https://school.test/b' });
  expect(sent[0]?.url).toBe('https://school.test/b?_locale=user');
});

test('20: parses a response that has only json()', async () => {
  const client = bareClient();
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 200, json: async () => ({ a: 1 }) }));
  await expect(client.call({ path: '/a' })).resolves.toEqual({ a: 1 });
});

test('21: messages are translated by key', async () => {
  stubFetch(text('no json'));
  const translate = vi.fn<Translate>(({ key, text }) => `${key}|${text}`);
  const error = await rejection(bareClient({ translate }).call({ path: '/a' }));
  expect(error).toEqual({ code: 'invalid_json', message: `rest.invalid_json|${MESSAGES.invalid_json.text}` });
});
