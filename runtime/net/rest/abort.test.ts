import { expect, test, vi } from 'vitest';
import { isAbort } from './public';
import {
  delayed,
  ENDPOINT,
  FRESH,
  hang,
  json,
  refused,
  rejection,
  settle,
  siteClient,
  stubFetch,
  text,
} from '../../../tests/support/unit-rest';
import { eventually } from '../../../tests/support/eventually';

test('22: an abort in flight rejects with an AbortError', async () => {
  const sent = stubFetch(hang);
  const controller = new AbortController();
  const call = rejection(siteClient().call({ path: '/a', signal: controller.signal }));
  await settle();
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('22: an abort while the body arrives rejects with an AbortError', async () => {
  const controller = new AbortController();
  stubFetch(() => {
    const response = new Response('{}');
    vi.spyOn(response, 'text').mockImplementation(() => {
      controller.abort();
      return Promise.reject(controller.signal.reason);
    });
    return response;
  });
  const error = await rejection(siteClient().call({ path: '/a', signal: controller.signal }));
  expect(error).toBe(controller.signal.reason);
});

test('22: the caller’s reason is passed on unchanged and counts as an abort', async () => {
  stubFetch(hang);
  const controller = new AbortController();
  const reason = new Error('the form is gone');
  const call = rejection(siteClient().call({ path: '/a', signal: controller.signal }));
  await settle();
  controller.abort(reason);
  expect(await call).toBe(reason);
  expect(isAbort(reason, controller.signal)).toBe(true);
  expect(isAbort(reason)).toBe(false);
});

test('23: an abort before the start sends nothing', async () => {
  const sent = stubFetch(json({}));
  const error = await rejection(siteClient().call({ path: '/a', signal: AbortSignal.abort() }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(0);
});

test('24: an abort during the nonce refresh rejects at once and nothing is repeated', async () => {
  const sent = stubFetch(refused, hang);
  const controller = new AbortController();
  const call = rejection(siteClient().call({ path: '/a', signal: controller.signal }));
  await eventually(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.url).toBe(ENDPOINT);
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  await settle();
  expect(sent).toHaveLength(2);
});

test('24: a caller that aborts does not take the fresh nonce from another', async () => {
  const nonce = delayed();
  const sent = stubFetch(refused, refused, nonce.answer, json({ ok: true }));
  const client = siteClient();
  const controller = new AbortController();
  const leaving = rejection(client.call({ path: '/a', signal: controller.signal }));
  const staying = client.call({ path: '/b' });
  await eventually(() => expect(sent).toHaveLength(3));
  controller.abort();
  expect(await leaving).toMatchObject({ name: 'AbortError' });
  nonce.release(new Response(FRESH));
  await expect(staying).resolves.toEqual({ ok: true });
});

test('25: an abort between two pages requests no further page', async () => {
  const controller = new AbortController();
  const sent = stubFetch(() => {
    const response = new Response('[1]', {
      headers: { Link: '<https://school.test/wp-json/x?page=2>; rel="next"' },
    });
    const text = response.text.bind(response);
    vi.spyOn(response, 'text').mockImplementation(async () => {
      const body = await text();
      controller.abort();
      return body;
    });
    return response;
  });
  const error = await rejection(siteClient().call({ path: '/x?per_page=-1', signal: controller.signal }));
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(1);
});

test('26: an abort inside the media retries ends them, without a DELETE', async () => {
  const controller = new AbortController();
  const broken = json({ code: 'x', message: '' }, 500, { 'x-wp-upload-attachment-id': '7' });
  const sent = stubFetch(broken, json({}, 500), () => {
    controller.abort();
    return Promise.reject(controller.signal.reason);
  });
  const call = siteClient().call({ path: '/wp/v2/media', method: 'POST', signal: controller.signal });
  expect(await rejection(call)).toMatchObject({ name: 'AbortError' });
  await settle();
  expect(sent).toHaveLength(3);
});

test('26: an abort ends the running retry', async () => {
  const controller = new AbortController();
  const broken = json({ code: 'x', message: '' }, 500, { 'x-wp-upload-attachment-id': '7' });
  const sent = stubFetch(broken, hang);
  const call = rejection(
    siteClient().call({ path: '/wp/v2/media', method: 'POST', signal: controller.signal }),
  );
  await eventually(() => expect(sent).toHaveLength(2));
  controller.abort();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(sent).toHaveLength(2);
});

test('an abort is never mistaken for a refused nonce', async () => {
  const controller = new AbortController();
  const sent = stubFetch(() => {
    controller.abort();
    return new Response(JSON.stringify({ code: 'rest_cookie_invalid_nonce', message: '' }), { status: 403 });
  }, text(FRESH));
  await rejection(siteClient().call({ path: '/a', signal: controller.signal }));
  expect(sent).toHaveLength(1);
});
