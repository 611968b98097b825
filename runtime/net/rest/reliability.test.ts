import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { MESSAGES } from '../../page/messages';
import { createQueryClient } from '../query';
import { isAbort, type RestOptions } from './public';
import {
  bareClient,
  delayed,
  hang,
  json,
  OLD,
  rejection,
  ROOT,
  settle,
  siteClient,
  stubFetch,
  text,
  unreachable,
  type FakeResponse,
} from '../../../tests/support/unit-rest';
import { eventually } from '../../../tests/support/eventually';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

const feedback = { path: '/contact-form-7/v1/contact-forms/1/feedback', method: 'POST', body: 'x' };

test('RELIABILITY 25: the four messages, word for word', () => {
  const texts = Object.entries(MESSAGES).map(([code, { text }]) => [code, text]);
  expect(Object.fromEntries(texts)).toEqual({
    invalid_json: 'The response is not a valid JSON response.',
    unknown_error: 'An unknown error occurred.',
    fetch_error: 'You are probably offline.',
    post_process:
      'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  });
});

const CODES: readonly [string, FakeResponse, keyof typeof MESSAGES][] = [
  ['HTML with 200', text('<html>'), 'invalid_json'],
  ['HTML with 502', text('<html>', 502), 'invalid_json'],
  ['a PHP notice before JSON', text('Notice: x {"a":1}'), 'invalid_json'],
  ['a byte order mark and nothing with 500', text('\uFEFF<', 500), 'invalid_json'],
  ['null with 500', text('null', 500), 'unknown_error'],
  ['no network', unreachable, 'fetch_error'],
];
test.each(CODES)('RELIABILITY 25: %s has its code and its message', async (_name, answer, code) => {
  stubFetch(answer);
  expect(await rejection(siteClient().call({ path: '/a' }))).toEqual({ code, message: MESSAGES[code].text });
});

test.each([
  ['204', () => new Response(null, { status: 204 }), null],
  ['an empty 200', text(''), null],
  ['one byte order mark', text('\uFEFF{"a":1}'), { a: 1 }],
  ['three byte order marks', text('\uFEFF\uFEFF\uFEFF{"a":1}'), { a: 1 }],
] satisfies [string, FakeResponse, unknown][])('RELIABILITY 25: %s is read', async (_name, answer, value) => {
  stubFetch(answer);
  await expect(siteClient().call({ path: '/a' })).resolves.toEqual(value);
});

test('RELIABILITY 26: a browser that says "offline" is ignored: the request is sent and fails', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  const sent = stubFetch(unreachable);
  const queryClient = createQueryClient();
  const client = siteClient();
  const call = (): Promise<unknown> => client.call(feedback);

  const mutation = new MutationObserver(queryClient, { mutationFn: call });
  expect(await rejection(mutation.mutate())).toMatchObject({ code: 'fetch_error' });
  expect(mutation.getCurrentResult().isPaused).toBe(false);
  const query = queryClient.fetchQuery({ queryKey: ['refill'], queryFn: call });
  expect(await rejection(query)).toMatchObject({ code: 'fetch_error' });
  expect(sent).toHaveLength(2);
  queryClient.clear();
});

test('RELIABILITY 27: a feedback request may take an hour', async () => {
  vi.useFakeTimers();
  const late = delayed();
  stubFetch(late.answer);
  const onEnd = vi.fn<() => void>();
  const call = siteClient().call(feedback).finally(onEnd);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  late.release(new Response('{"status":"mail_sent"}'));
  await expect(call).resolves.toEqual({ status: 'mail_sent' });
});

test.each<[string, FakeResponse]>([
  ['a 500', json({ code: 'x', message: '' }, 500)],
  ['a 503 with a Retry-After header', json({ code: 'x', message: '' }, 503, { 'Retry-After': '1' })],
  ['a 429', json({ code: 'x', message: '' }, 429)],
  ['a gateway timeout', text('<html>', 504)],
  ['a request timeout', text('', 408)],
  ['no network', unreachable],
])('RELIABILITY 27: after %s a feedback request is not sent again', async (_name, answer) => {
  vi.useFakeTimers();
  const sent = stubFetch(answer);
  const call = rejection(siteClient({ retryWithoutNonce: true }).call(feedback));
  await vi.advanceTimersByTimeAsync(600_000);
  await call;
  expect(sent).toHaveLength(1);
});

test('RELIABILITY 28: a query is aborted when its last reader unmounts, and nothing changes afterwards', async () => {
  const sent = stubFetch(hang);
  const queryClient = createQueryClient();
  const errors: unknown[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: ['refill'],
    queryFn: ({ signal }) =>
      siteClient()
        .call({ path: '/refill', signal })
        .catch((error: unknown) => {
          errors.push(error);
          throw error;
        }),
  });
  const onChange = vi.fn<() => void>();
  const leave = observer.subscribe(onChange);
  await eventually(() => expect(sent).toHaveLength(1));
  leave();
  onChange.mockClear();
  await eventually(() => expect(errors).toHaveLength(1));
  expect(sent[0]?.request.signal.aborted).toBe(true);
  expect(isAbort(errors[0])).toBe(true);
  await settle();
  expect(onChange).not.toHaveBeenCalled();
  queryClient.clear();
});

const ELSEWHERE: readonly [string, RestOptions][] = [
  ['an absolute address', { url: 'https://evil.test/' }],
  ['the same host without encryption', { url: 'http://school.test/wp-json/' }],
  ['another port', { url: 'https://school.test:8443/' }],
  [
    'a caller that insists',
    { url: 'https://evil.test/', credentials: 'include', headers: { 'x-wp-nonce': OLD } },
  ],
];
test.each(ELSEWHERE)('RELIABILITY 29: neither cookies nor nonce go to %s', async (_name, options) => {
  const sent = stubFetch(json({}));
  await siteClient().call(options);
  expect(sent[0]?.request.credentials).toBe('omit');
  expect(sent[0]?.headers).not.toHaveProperty('x-wp-nonce');
});

test('RELIABILITY 29: a root elsewhere gets them, the page’s origin does not', async () => {
  const sent = stubFetch(json({}));
  const client = siteClient({ root: 'https://api.school.test/wp-json/' });
  await client.call({ path: '/a' });
  await client.call({ url: 'https://school.test/a' });
  expect(sent.map(({ request }) => request.credentials)).toEqual(['include', 'omit']);
  expect(sent.map(({ headers }) => headers['x-wp-nonce'])).toEqual([OLD, undefined]);
});

test('RELIABILITY 29: a middleware that changes the URL to another site does not take the nonce along', async () => {
  const sent = stubFetch(json({}));
  const client = bareClient({ root: '', nonce: OLD });
  await client.call({ path: '/a', url: 'https://evil.test/' });
  expect(sent[0]?.headers).not.toHaveProperty('x-wp-nonce');
});

test('importing and creating a client sends nothing', async () => {
  const sent = stubFetch(json({}));
  siteClient({ root: ROOT });
  await settle();
  expect(sent).toHaveLength(0);
});

test('two clients share nothing', async () => {
  const sent = stubFetch(json({}));
  const [one, other] = [siteClient(), siteClient()];
  one.use(async () => 'mine');
  one.nonceMiddleware.nonce = 'dddddddddd';
  await other.call({ path: '/a' });
  expect(sent[0]?.headers['x-wp-nonce']).toBe(OLD);
});
