import { afterEach, expect, test, vi } from 'vitest';
import { AjaxError, postAjax } from './ajax';
import {
  hang,
  json,
  rejection,
  settle,
  stubFetch,
  text,
  unreachable,
  type FakeResponse,
} from '../../tests/support/unit-rest';

afterEach(() => {
  vi.useRealTimers();
});

const URL_HERE = `${location.origin}/wp-admin/admin-ajax.php?lang=de`;

test('sends form-encoded fields with the headers that the server has always received', async () => {
  const sent = stubFetch(json({ status: 'success' }));
  await expect(postAjax(URL_HERE, { action: 'ids', option: { name: 'a b' } })).resolves.toEqual({
    status: 'success',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url: URL_HERE,
    method: 'POST',
    body: 'action=ids&option%5Bname%5D=a+b',
    headers: {
      accept: 'application/json, text/javascript, */*; q=0.01',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-requested-with': 'XMLHttpRequest',
    },
  });
  expect(sent[0]?.request.credentials).toBe('same-origin');
});

test('sends no header to another origin that would need a preflight', async () => {
  const sent = stubFetch(json([]));
  await postAjax('https://www.school.test/wp-admin/admin-ajax.php', { action: 'ids' });
  expect(sent[0]?.headers).not.toHaveProperty('x-requested-with');
});

test.each<[string, FakeResponse, unknown]>([
  ['an object', text('{"1":["https://a.test/"]}'), { 1: ['https://a.test/'] }],
  ['an empty list', text('[]'), []],
  ['0', text('0'), 0],
  ['null', text('null'), null],
  ['nothing', text(''), null],
  ['a byte order mark', text('\uFEFF{"a":1}'), { a: 1 }],
])('reads %s', async (_name, answer, value) => {
  stubFetch(answer);
  await expect(postAjax(URL_HERE, { action: 'ids' })).resolves.toEqual(value);
});

test.each<[string, FakeResponse, string, number]>([
  ['an unknown action', text('0', 400), 'status', 400],
  ['a server error', json({ a: 1 }, 500), 'status', 500],
  ['an overloaded server that sends a time', json({}, 503, { 'Retry-After': '1' }), 'status', 503],
  ['an error page', text('<!doctype html>'), 'invalid_json', 200],
  ['a PHP notice before the response', text('Notice: x\n{}'), 'invalid_json', 200],
  ['no network', unreachable, 'network', 0],
])('%s is an AjaxError with a code, after one request', async (_name, answer, code, status) => {
  vi.useFakeTimers();
  const sent = stubFetch(answer);
  const call = rejection(postAjax(URL_HERE, { action: 'ids' }));
  await vi.advanceTimersByTimeAsync(600_000);
  const error = await call;
  expect(error).toBeInstanceOf(AjaxError);
  expect(error).toMatchObject({ name: 'AjaxError', code, status });
  expect(sent).toHaveLength(1);
});

test('a response that ends in the middle is a network failure', async () => {
  const response = new Response('{}');
  vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'));
  stubFetch(() => response);
  expect(await rejection(postAjax(URL_HERE, {}))).toMatchObject({ code: 'network', status: 200 });
});

test.each(['https://', ''])('a URL like "%s" sends nothing', async (url) => {
  const sent = stubFetch(json({}));
  expect(await rejection(postAjax(url, {}))).toMatchObject({ code: 'no_address' });
  expect(sent).toHaveLength(0);
});

test('an abort rejects the call with its reason', async () => {
  const sent = stubFetch(hang);
  const controller = new AbortController();
  const call = rejection(postAjax(URL_HERE, {}, { signal: controller.signal }));
  await settle();
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('an abort before the start sends nothing', async () => {
  const sent = stubFetch(json({}));
  const error = await rejection(postAjax(URL_HERE, {}, { signal: AbortSignal.abort() }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(0);
});
