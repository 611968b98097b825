import nodeConsole from 'node:console';
import apiFetch from '@wordpress/api-fetch';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createRestServer,
  CURRENT_NONCE,
  STALE_NONCE,
  type RestServerState,
} from '../../../../mocks/handlers/rest';
import { createRestClient, type RestOptions } from '.';
import { DIFFERENCES } from '../../../../tests/support/unit-rest-differences';
import { eventually } from '../../../../tests/support/eventually';

/** One call, created again for each client: bodies can be read only once. */
interface Scenario {
  readonly name: string;
  readonly options: () => RestOptions;
  readonly server?: Partial<RestServerState>;
  /** What the page says; the server may know better. */
  readonly nonce?: string;
}

/** After this number of requests in one call, a client counts as endless. */
const REQUEST_LIMIT = 8;
const FOREIGN = 'https://elsewhere.test';
const form = (fields: Record<string, string>): FormData => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};
const get =
  (name: string): Scenario['options'] =>
  () => ({ path: `/demo/v1/${name}` });
const upload = (): RestOptions => ({ path: '/wp/v2/media', method: 'POST', body: form({ file: 'bytes' }) });

const SCENARIOS: readonly Scenario[] = [
  { name: 'a path', options: get('echo') },
  { name: 'a path without a slash', options: () => ({ path: 'demo/v1/echo' }) },
  { name: 'a path with a query', options: get('echo?a=b&c=d e') },
  { name: 'a path with arrays', options: get('echo?a[]=1&a[]=2&b[x][]=3') },
  { name: 'a path with a fragment', options: get('echo?a=1#part') },
  { name: 'a path with a locale', options: get('echo?_locale=de_DE') },
  { name: 'a url', options: () => ({ url: `${server.root}demo/v1/echo?a=1` }) },
  { name: 'namespace and endpoint', options: () => ({ namespace: '/demo/v1/', endpoint: '/echo' }) },
  {
    name: 'POST with data',
    options: () => ({ path: '/demo/v1/echo', method: 'POST', data: { a: [1, null] } }),
  },
  { name: 'POST with empty data', options: () => ({ path: '/demo/v1/echo', method: 'POST', data: 0 }) },
  {
    name: 'POST with a form',
    options: () => ({ path: '/demo/v1/echo', method: 'POST', body: form({ a: 'ä' }) }),
  },
  { name: 'POST with text', options: () => ({ path: '/demo/v1/echo', method: 'POST', body: 'a' }) },
  { name: 'PUT with data', options: () => ({ path: '/demo/v1/echo', method: 'PUT', data: { a: 1 } }) },
  {
    name: 'PUT with a form',
    options: () => ({ path: '/demo/v1/echo', method: 'PUT', body: form({ a: 'b' }) }),
  },
  {
    name: 'patch in lower case',
    options: () => ({ path: '/demo/v1/echo', method: 'patch', data: { a: 1 } }),
  },
  { name: 'DELETE', options: () => ({ path: '/demo/v1/echo', method: 'DELETE' }) },
  {
    name: 'headers of the caller',
    options: () => ({ path: '/demo/v1/echo', headers: { 'X-A': '1', Accept: 'a/b' } }),
  },
  { name: 'credentials of the caller', options: () => ({ path: '/demo/v1/echo', credentials: 'omit' }) },
  {
    name: 'data with a Content-Type in lower case',
    options: () => ({
      path: '/demo/v1/echo',
      method: 'POST',
      data: {},
      headers: { 'content-type': 'text/plain' },
    }),
  },
  {
    name: 'a stale nonce of the caller in lower case',
    options: () => ({ path: '/demo/v1/echo', headers: { 'x-wp-nonce': STALE_NONCE } }),
  },
  { name: 'data on GET', options: () => ({ path: '/demo/v1/echo', data: { a: 1 } }) },
  { name: 'no content', options: get('no-content') },
  { name: 'an empty answer', options: get('empty') },
  { name: 'an empty error', options: get('empty-error') },
  { name: 'HTML', options: get('html') },
  { name: 'HTML with an error', options: get('html-error') },
  { name: 'a PHP notice before JSON', options: get('notice') },
  { name: 'two byte order marks before JSON', options: get('marked') },
  { name: 'an error with the body null', options: get('null-error') },
  { name: 'an error with another 403 code', options: get('forbidden') },
  { name: 'a 400 error', options: get('invalid') },
  { name: 'no network', options: get('unreachable') },
  { name: 'parse: false', options: () => ({ path: '/demo/v1/echo', parse: false }) },
  { name: 'an error under parse: false', options: () => ({ path: '/demo/v1/invalid', parse: false }) },
  {
    name: 'an abort before the start',
    options: () => ({ path: '/demo/v1/echo', signal: AbortSignal.abort() }),
  },
  { name: 'a stale nonce', options: get('echo'), nonce: STALE_NONCE },
  {
    name: 'a stale nonce, signed out',
    options: get('echo'),
    nonce: STALE_NONCE,
    server: { isSignedIn: false },
  },
  {
    name: 'a stale nonce in the form',
    options: () => ({ path: '/demo/v1/echo', method: 'POST', body: form({ a: 'b', _wpnonce: STALE_NONCE }) }),
    server: { staleAnswers: 0 },
  },
  { name: 'a nonce that stays stale', options: get('echo'), nonce: STALE_NONCE, server: { staleAnswers: 2 } },
  {
    name: 'a stale nonce under parse: false',
    options: () => ({ path: '/demo/v1/echo', parse: false }),
    nonce: STALE_NONCE,
  },
  { name: 'a stale nonce on the first page', options: get('items?per_page=-1'), nonce: STALE_NONCE },
  { name: 'a collection of three pages', options: get('items?per_page=-1') },
  { name: 'a collection of one page', options: get('items?per_page=-1'), server: { itemCount: 100 } },
  { name: 'a collection with other arguments', options: get('items?a=1&per_page=-1&b[]=2') },
  { name: 'a collection by url', options: () => ({ url: `${server.root}demo/v1/items?per_page=-1` }) },
  { name: 'per_page=-1 with a response that is not a list', options: get('echo?per_page=-1') },
  { name: 'an error on a page of a collection', options: get('invalid?per_page=-1') },
  { name: 'per_page=-10', options: get('items?per_page=-10') },
  {
    name: 'a further page on another origin',
    options: get('items?per_page=-1'),
    server: { linkOrigin: FOREIGN },
  },
  { name: 'an address on another origin', options: () => ({ url: `${FOREIGN}/wp-json/demo/v1/items` }) },
  { name: 'an upload', options: upload },
  {
    name: 'an upload that continues at the third attempt',
    options: upload,
    server: { uploadStatus: 500, postProcessFailures: 2 },
  },
  {
    name: 'an upload that never continues',
    options: upload,
    server: { uploadStatus: 500, postProcessFailures: 9 },
  },
  { name: 'an upload that is too large', options: upload, server: { uploadStatus: 413 } },
];

const server = createRestServer();
const network = setupServer(
  ...server.handlers,
  http.all(`${FOREIGN}/*`, ({ request }) => {
    const allowed = {
      'Access-Control-Allow-Origin': 'https://school.test',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers': '*',
    };
    if (request.method === 'OPTIONS') return new HttpResponse(null, { headers: allowed });
    return HttpResponse.json(['foreign'], { headers: allowed });
  }),
);
const initialState = { ...server.state };
const theirNonce = apiFetch.createNonceMiddleware(CURRENT_NONCE);

beforeAll(() => {
  // happy-dom's fetch, on a page of the server's origin: other origins need a preflight.
  Reflect.get(window, 'happyDOM').setURL('https://school.test/contact/');
  network.listen({ onUnhandledFrame: 'error' });
  apiFetch.use(apiFetch.createRootURLMiddleware(server.root));
  apiFetch.use(theirNonce);
  apiFetch.use(apiFetch.mediaUploadMiddleware);
  apiFetch.nonceMiddleware = theirNonce;
  apiFetch.nonceEndpoint = server.nonceEndpoint;
});

beforeEach(() => {
  // happy-dom prints every response with an error status.
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => undefined);
});

afterAll(() => network.close());

/** The comparable parts of a request. */
type Facts = Readonly<Record<string, string>>;

interface Run {
  readonly requests: readonly Facts[];
  readonly outcome: unknown;
}

/** The request that `fetch` would send, or nothing if it refuses to. */
function requestOf(input: Request | string, init?: RequestInit): Request | undefined {
  const signal = input instanceof Request ? input.signal : init?.signal;
  if (signal?.aborted || (init?.body && init.method === undefined)) return undefined;
  // The first request's body may be in use already.
  return input instanceof Request ? input.clone() : new Request(input, init);
}

async function factsOf(request: Request, init?: RequestInit): Promise<Facts> {
  const headers = new Map([...request.headers].map(([name, value]) => [name.toLowerCase(), value]));
  // Browsers join two spellings of a name; happy-dom takes the last.
  const spelled = Object.entries(init?.headers ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    String(value),
  ]);
  for (const [name = ''] of spelled) {
    headers.set(name, spelled.flatMap(([other, value = '']) => (other === name ? [value] : [])).join(', '));
  }
  const facts: Record<string, string> = {
    method: request.method,
    url: request.url,
    credentials: init?.credentials ?? request.credentials,
    body: withoutBoundary(request.body ? await request.text() : ''),
  };
  for (const [name, value] of headers) facts[`headers.${name}`] = withoutBoundary(value);
  return facts;
}

/** The browser's boundary differs each time. */
function withoutBoundary(text: string): string {
  return text.replaceAll(/HappyDOMFormDataBoundary[\d.a-z]+/g, 'BOUNDARY');
}

async function record(
  { server: state, options }: Scenario,
  call: (options: RestOptions) => Promise<unknown>,
): Promise<Run> {
  Object.assign(server.state, initialState, state, { deletedMedia: [] });
  const requests: Promise<Facts>[] = [];
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    if (requests.length === REQUEST_LIMIT) throw new DOMException('never ends', 'AbortError');
    const request = requestOf(input, init);
    if (request) requests.push(factsOf(request, init));
    return realFetch(input, init);
  });
  const outcome = await call(options()).then(
    async (value) => ({ resolved: await plain(value) }),
    async (error: unknown) => ({ rejected: await plain(error) }),
  );
  // The call does not wait for the clean-up after a failed upload.
  if (server.state.uploadStatus >= 500 && 'rejected' in outcome) {
    await eventually(() => {
      if (server.state.deletedMedia.length === 0) throw new Error('the upload was not deleted');
    });
  }
  vi.unstubAllGlobals();
  return { requests: await Promise.all(requests), outcome };
}

async function plain(value: unknown): Promise<unknown> {
  if (value instanceof Response) return { status: value.status, body: await value.text() };
  if (value instanceof Error) return { name: value.name };
  return JSON.parse(withoutBoundary(JSON.stringify(value))) as unknown;
}

function compare(theirs: Run, ours: Run): string[] {
  const found = new Set<string>();
  if (theirs.requests.length !== ours.requests.length) found.add('count');
  theirs.requests.forEach((their, index) => {
    const our = ours.requests[index];
    if (!our) return;
    for (const part of new Set([...Object.keys(their), ...Object.keys(our)])) {
      if (their[part] !== our[part]) found.add(`${index}.${part}`);
    }
  });
  if (JSON.stringify(theirs.outcome) !== JSON.stringify(ours.outcome)) found.add('outcome');
  return [...found].toSorted();
}

test.each(SCENARIOS)(
  'both clients do the same for $name, except for the listed differences',
  async (scenario) => {
    const nonce = scenario.nonce ?? CURRENT_NONCE;
    theirNonce.nonce = nonce;
    const theirs = await record(scenario, (options) => apiFetch(options));
    const client = createRestClient({
      root: server.root,
      nonce,
      nonceEndpoint: server.nonceEndpoint,
      page: {},
    });
    const ours = await record(scenario, (options) => client.call(options));

    const expected = DIFFERENCES.find(({ scenario: name }) => name === scenario.name)?.differs ?? [];
    expect(compare(theirs, ours)).toEqual(expected.toSorted());
  },
);

test('every listed difference belongs to a scenario and has a reason', () => {
  const names = new Set(SCENARIOS.map(({ name }) => name));
  for (const { scenario, reason } of DIFFERENCES) {
    expect(names).toContain(scenario);
    expect(reason).not.toBe('');
  }
  expect(new Set(DIFFERENCES.map(({ scenario }) => scenario)).size).toBe(DIFFERENCES.length);
});
