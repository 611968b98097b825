import { expect, test } from 'vitest';
import type { RestOptions } from '.';
import { httpV1Middleware } from './http-v1';
import { bareClient, handedOn, json, stubFetch } from '../../../../tests/support/unit-rest';

test.each([
  ['60', 'PUT'],
  ['61', 'PATCH'],
  ['62', 'DELETE'],
  ['63', 'put'],
])('%s: %s becomes POST with an override in the caller’s spelling', async (_number, method) => {
  const handed = await handedOn(httpV1Middleware, { method, path: '/a', data: { b: 1 } });
  expect(handed).toMatchObject({ method: 'POST', path: '/a', data: { b: 1 } });
  expect(handed?.headers?.['X-HTTP-Method-Override']).toBe(method);
});

test.each<[string, RestOptions]>([
  ['64: GET', { method: 'GET' }],
  ['65: no method', { path: '/a' }],
  ['66: POST', { method: 'POST' }],
  ['66: POST with a Content-Type', { method: 'POST', headers: { 'Content-Type': 'text/plain' } }],
])('%s passes as the same object', async (_name, options) => {
  expect(await handedOn(httpV1Middleware, options)).toBe(options);
});

test.each<[string, RestOptions, Record<string, string>]>([
  ['67: no headers', {}, { 'Content-Type': 'application/json' }],
  ['68: other headers', { headers: { 'X-A': '1' } }, { 'Content-Type': 'application/json', 'X-A': '1' }],
  ['69: a Content-Type', { headers: { 'Content-Type': 'text/plain' } }, { 'Content-Type': 'text/plain' }],
  ['69: another spelling', { headers: { 'content-type': 'text/plain' } }, { 'content-type': 'text/plain' }],
  [
    '71: other headers of the caller',
    { headers: { Authorization: 'Basic x', 'X-Custom': 'y' } },
    { 'Content-Type': 'application/json', Authorization: 'Basic x', 'X-Custom': 'y' },
  ],
  ['72: a FormData body', { body: new FormData() }, {}],
  ['72: a URLSearchParams body', { body: new URLSearchParams() }, {}],
  ['72: a Blob body', { body: new Blob() }, {}],
])('%s, sent with PUT', async (_name, options, expected) => {
  const handed = await handedOn(httpV1Middleware, { ...options, method: 'PUT' });
  expect(handed?.headers).toEqual({ ...expected, 'X-HTTP-Method-Override': 'PUT' });
  expect(handed?.body).toBe(options.body);
});

test.each(['X-HTTP-Method-Override', 'x-http-method-override'])(
  '70: the caller’s %s header is replaced',
  async (name) => {
    const sent = stubFetch(json({}));
    await bareClient().call({ path: '/a', method: 'DELETE', headers: { [name]: 'PATCH' } });
    expect(sent[0]?.headers['x-http-method-override']).toBe('DELETE');
  },
);

test.each(['PUT', 'PATCH', 'DELETE', 'POST'])(
  'RELIABILITY 22: %s with a form is sent as POST and keeps the browser’s boundary',
  async (method) => {
    const sent = stubFetch(json({}));
    const body = new FormData();
    body.set('name', 'value');
    await bareClient().call({ path: '/a', method, body });
    expect(sent[0]?.method).toBe('POST');
    expect(sent[0]?.headers['x-http-method-override']).toBe(method === 'POST' ? undefined : method);
    expect(sent[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\S+$/);
  },
);
