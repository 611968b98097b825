import { expect, test, vi } from 'vitest';
import { createPreloadingMiddleware, type PreloadedData, type RestOptions } from '.';

const entry = (body: unknown, headers: Record<string, string> = {}): object => ({ body, headers });

/** Calls a middleware. Returns the response, or `next` if the call was passed on. */
async function ask(
  step: ReturnType<typeof createPreloadingMiddleware>,
  options: RestOptions,
): Promise<unknown> {
  return step(options, async (handed) => (handed === options ? 'next' : 'next with other options'));
}

test('a printed response is used once', async () => {
  const step = createPreloadingMiddleware({ '/wp/v2/types': entry({ a: 1 }) });
  expect(await ask(step, { path: '/wp/v2/types' })).toEqual({ a: 1 });
  expect(await ask(step, { path: '/wp/v2/types' })).toBe('next');
});

test('107: in multi-use mode it is used until it is cleared', async () => {
  const step = createPreloadingMiddleware({ '/a': entry(1) });
  step.enableMultiUse();
  expect(await ask(step, { path: '/a' })).toBe(1);
  expect(await ask(step, { path: '/a' })).toBe(1);
  step.clear();
  expect(await ask(step, { path: '/a' })).toBe('next');
});

test('108: clearing tells which responses were never used', async () => {
  const onCleared = vi.fn<(unused: readonly string[]) => void>();
  const step = createPreloadingMiddleware(
    { '/a': entry(1), '/b': entry(2), OPTIONS: { '/c': entry(3) } },
    onCleared,
  );
  await ask(step, { path: '/a' });
  step.clear();
  step.clear();
  expect(onCleared.mock.calls).toEqual([[['GET /b', 'OPTIONS /c']], [[]]]);
});

test('109: OPTIONS with parse: false is a response with headers and JSON', async () => {
  const step = createPreloadingMiddleware({ OPTIONS: { '/a': entry({ b: 1 }, { Allow: 'GET, POST' }) } });
  const answer = await ask(step, { method: 'OPTIONS', path: '/a', parse: false });
  if (!(answer instanceof Response)) throw new Error('no response');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Allow')).toBe('GET, POST');
  await expect(answer.json()).resolves.toEqual({ b: 1 });
});

test('110, 111: OPTIONS parsed is the body, once', async () => {
  const step = createPreloadingMiddleware({ OPTIONS: { '/a': entry({ b: 1 }) } });
  expect(await ask(step, { method: 'OPTIONS', path: '/a' })).toEqual({ b: 1 });
  expect(await ask(step, { method: 'OPTIONS', path: '/a' })).toBe('next');
});

test.each<[string, PreloadedData, RestOptions]>([
  ['112: an unknown path', { '/a': entry(1) }, { path: '/b' }],
  ['113: no data', {}, { path: '/a' }],
  ['113: no OPTIONS data', { OPTIONS: {} }, { path: '/a', method: 'OPTIONS' }],
  [
    '113: the empty list that PHP prints for an empty map',
    { OPTIONS: [] },
    { path: '/a', method: 'OPTIONS' },
  ],
  ['113: entries of another shape', { '/a': null, '/b': 1, OPTIONS: 'x' }, { path: '/a' }],
  ['119: POST to a printed path', { '/a': entry(1) }, { path: '/a', method: 'POST' }],
  ['121: a url without rest_route', { '/a': entry(1) }, { url: 'https://school.test/a' }],
  ['121: neither path nor url', { '/a': entry(1) }, {}],
  ['112: a name of every object', { '/a': entry(1) }, { path: '__proto__' }],
])('%s passes on the same options', async (_name, data, options) => {
  expect(await ask(createPreloadingMiddleware(data), options)).toBe('next');
});

test.each([
  ['114: another order in the request', '/a?b=1&c=2', '/a?c=2&b=1'],
  ['114: another order in the data', '/a?c=2&b=1', '/a?b=1&c=2'],
  ['115: an encoded comma in the data', '/a?_fields=b%2Cc', '/a?_fields=b,c'],
  ['115: an encoded comma in the request', '/a?_fields=b,c', '/a?_fields=b%2Cc'],
])('%s is the same path', async (_name, printed, path) => {
  expect(await ask(createPreloadingMiddleware({ [printed]: entry(1) }), { path })).toBe(1);
});

test.each([
  ['116: rest_route alone', '/', 'https://school.test/index.php?rest_route=%2F'],
  ['117: rest_route with more', '/a?b=1&c=2', 'https://school.test/?c=2&rest_route=%2Fa&b=1'],
])('%s is the path', async (_name, printed, url) => {
  expect(await ask(createPreloadingMiddleware({ [printed]: entry(1) }), { url })).toBe(1);
});

test('118: a Link header that is not ASCII is percent-encoded', async () => {
  const link = '<https://school.test/学校>; rel="alternate"';
  const step = createPreloadingMiddleware({ '/a': entry(1, { Link: link }) });
  const answer = await ask(step, { path: '/a', parse: false });
  if (!(answer instanceof Response)) throw new Error('no response');
  expect(answer.headers.get('Link')).toBe('<https://school.test/%E5%AD%A6%E6%A0%A1>; rel="alternate"');
});

test('120: no method is GET', async () => {
  const step = createPreloadingMiddleware({ '/a': entry(1), '/b': entry(2) });
  expect(await ask(step, { path: '/a', method: 'GET' })).toBe(1);
  expect(await ask(step, { path: '/b' })).toBe(2);
});
