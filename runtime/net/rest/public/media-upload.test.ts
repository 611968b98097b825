import { describe, expect, test, vi } from 'vitest';
import { MESSAGES } from '../../../page/messages';
import type { Next, RestOptions } from '.';
import {
  json,
  rejection,
  settle,
  siteClient,
  stubFetch,
  unreachable,
} from '../../../../tests/support/unit-rest';
import { eventually } from '../../../../tests/support/eventually';

const BROKEN = { 'x-wp-upload-attachment-id': '123' };
const POST_PROCESS = { code: 'post_process', message: MESSAGES.post_process.text };
const upload = { path: '/wp/v2/media', method: 'POST', body: 'bytes' };
const failing = json({ code: 'x', message: 'X' }, 500, BROKEN);

/** Runs the middleware alone. */
async function through(options: RestOptions, next: Next): Promise<unknown> {
  return siteClient().mediaUploadMiddleware(options, next);
}

test.each<[string, RestOptions]>([
  ['125: GET', { path: '/wp/v2/media' }],
  ['125: PUT', { path: '/wp/v2/media/1', method: 'PUT' }],
  ['135: POST elsewhere', { path: '/wp/v2/posts', method: 'POST' }],
])('%s passes as the same object', async (_name, options) => {
  const next = vi.fn<Next>(async (handed) => handed === options);
  await expect(through(options, next)).resolves.toBe(true);
});

test.each<[string, RestOptions]>([
  ['path', { path: '/wp/v2/media', method: 'POST' }],
  ['url', { url: 'https://school.test/wp-json/wp/v2/media', method: 'POST' }],
])('126: an upload by %s runs with parse: false', async (_name, options) => {
  const next = vi.fn<Next>(async () => new Response('{}'));
  await through(options, next);
  expect(next).toHaveBeenCalledExactlyOnceWith({ ...options, parse: false });
});

test('127: success is parsed, or the response with parse: false', async () => {
  const response = new Response('{"id":1}');
  await expect(through({ ...upload, parse: false }, async () => response)).resolves.toBe(response);
  await expect(through(upload, async () => response)).resolves.toEqual({ id: 1 });
});

test('128: the server continues on the first attempt', async () => {
  const sent = stubFetch(failing, json({ id: 123 }));
  await expect(siteClient().call(upload)).resolves.toEqual({ id: 123 });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.url).toContain('/wp/v2/media/123/post-process');
});

test('129: the server continues on the fifth attempt', async () => {
  const again = json({ code: 'y', message: 'Y' }, 500);
  const sent = stubFetch(failing, again, again, again, again, json({ id: 123 }));
  await expect(siteClient().call(upload)).resolves.toEqual({ id: 123 });
  expect(sent).toHaveLength(6);
});

describe('130: after five failed attempts', () => {
  test('the file is deleted once and the error is post_process', async () => {
    const sent = stubFetch(failing);
    expect(await rejection(siteClient().call(upload))).toEqual(POST_PROCESS);
    await settle();
    expect(sent).toHaveLength(1 + 5 + 1);
    expect(sent.at(-1)?.url).toBe('https://school.test/wp-json/wp/v2/media/123?force=true&_locale=user');
    expect(sent.at(-1)?.method).toBe('POST');
    expect(sent.at(-1)?.headers['x-http-method-override']).toBe('DELETE');
  });

  test('parse: false rejects with the first response', async () => {
    const first = new Response('{}', { status: 500, headers: BROKEN });
    stubFetch(() => first, failing);
    expect(await rejection(siteClient().call({ ...upload, parse: false }))).toBe(first);
  });
});

test.each([
  ['131: 500 without the header', 500, {}],
  ['131: 500 with a header that is not a number', 500, { 'x-wp-upload-attachment-id': '1/../../x' }],
  ['132: 400 with the header', 400, BROKEN],
  ['133: 600 with the header', 600, BROKEN],
])('%s is a parsed error, without another request', async (_name, status, headers) => {
  const next = vi.fn<Next>(() => Promise.reject(fakeStatus(status, headers)));
  expect(await rejection(through(upload, next))).toEqual({ code: 'x', message: 'X' });
  expect(next).toHaveBeenCalledOnce();
});

test('133: 599 is tried again', async () => {
  const next = vi.fn<Next>(async (options) => {
    if (options.path?.includes('post-process')) return new Response('{"id":123}');
    throw fakeStatus(599, BROKEN);
  });
  await expect(through(upload, next)).resolves.toEqual({ id: 123 });
});

test('134: a network failure is passed on, without another request', async () => {
  const sent = stubFetch(unreachable);
  expect(await rejection(siteClient().call(upload))).toMatchObject({ code: 'fetch_error' });
  expect(sent).toHaveLength(1);
});

test('136: the requests to the server', async () => {
  const sent = stubFetch(failing, json({}));
  await siteClient().call(upload);
  expect(sent[1]?.method).toBe('POST');
  expect(sent[1]?.body).toBe('{"action":"create-image-subsizes"}');
  expect(sent[1]?.headers['content-type']).toBe('application/json');
});

test('137: a DELETE that fails rejects nothing', async () => {
  const onUnhandled = vi.fn<(reason: unknown) => void>();
  process.on('unhandledRejection', onUnhandled);
  const sent = stubFetch(failing, failing, failing, failing, failing, failing, unreachable);
  expect(await rejection(siteClient().call(upload))).toEqual(POST_PROCESS);
  await eventually(() => expect(sent).toHaveLength(7));
  await new Promise(setImmediate);
  process.off('unhandledRejection', onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});

test('RELIABILITY 24: at most five attempts, then one DELETE; none for 4xx', async () => {
  const sent = stubFetch(failing);
  expect(await rejection(siteClient().call(upload))).toEqual(POST_PROCESS);
  await settle();
  const kinds = sent.map(({ url }) =>
    url.includes('post-process') ? 'again' : url.includes('force=true') ? 'delete' : 'upload',
  );
  expect(kinds).toEqual(['upload', 'again', 'again', 'again', 'again', 'again', 'delete']);

  const refusedUpload = stubFetch(json({ code: 'x', message: 'X' }, 413, BROKEN));
  await rejection(siteClient().call(upload));
  expect(refusedUpload).toHaveLength(1);
});

/** `Response` rejects a status of 600. */
function fakeStatus(status: number, headers: Record<string, string>): Response {
  const response = new Response('{"code":"x","message":"X"}', { status: 500, headers });
  vi.spyOn(response, 'status', 'get').mockReturnValue(status);
  return response;
}
