import { vi } from 'vitest';
import {
  createRestClient,
  type Middleware,
  type Next,
  type RestClient,
  type RestClientSettings,
  type RestOptions,
} from '../../runtime/net/rest/public';

export const ROOT = 'https://school.test/wp-json/';
export const PAGE = 'https://school.test/contact/';
export const ENDPOINT = 'https://school.test/wp-admin/admin-ajax.php?action=rest-nonce';
export const OLD = 'aaaaaaaaaa';
export const FRESH = 'bbbbbbbbbb';

/** The server's response to a stale nonce. */
export const REFUSED = {
  code: 'rest_cookie_invalid_nonce',
  message: 'Cookie check failed',
  data: { status: 403 },
};

/** One request that reached `fetch`. */
export interface Sent {
  readonly request: Request;
  /** Options that `Request` does not know. */
  readonly extra: RequestInit | undefined;
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  /** The whole body as text; '' for none. */
  readonly body: string;
}

/** Responds to a request, or fails as the network would. */
export type FakeResponse = (sent: Sent, index: number) => Response | Promise<Response>;

/**
 * Replaces `fetch`. Not at the network's edge, because happy-dom's fetch sends a preflight before a cross-origin
 * request and does not work with a fake clock.
 *
 * @param responses one for each request; the last is repeated for all later requests
 * @returns the requests, in the order in which they were sent
 */
export function stubFetch(...responses: FakeResponse[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, extra?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, extra);
    const headers = Object.fromEntries(
      [...request.headers].map(([name, value]) => [name.toLowerCase(), value]),
    );
    // Read at once: an unread body is cancelled when the response arrives.
    const body = request.body ? await request.clone().text() : '';
    const entry = { request, extra, url: request.url, method: request.method, headers, body };
    sent.push(entry);
    const respond = responses[Math.min(sent.length, responses.length) - 1];
    if (!respond) throw new Error(`Unexpected request ${entry.method} ${entry.url}`);
    return respond(entry, sent.length - 1);
  });
  return sent;
}

/** A response with a JSON body. */
export function json(value: unknown, status = 200, headers: Record<string, string> = {}): FakeResponse {
  return () => new Response(JSON.stringify(value), { status, headers });
}

/** A response with any body. */
export function text(body: string, status = 200): FakeResponse {
  return () => new Response(body, { status });
}

/** A response that refuses the nonce. */
export const refused = json(REFUSED, 403);

/** A request without a response, which ends with its signal. */
export const hang: FakeResponse = ({ request }) =>
  new Promise((_resolve, reject) => {
    const { signal } = request;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** The form in a request. */
export async function formOf(sent: Sent | undefined): Promise<[string, FormDataEntryValue][]> {
  const headers = { 'Content-Type': sent?.headers['content-type'] ?? '' };
  return [...(await new Response(sent?.body, { headers }).formData())];
}

/** A response that arrives when the test releases it. */
export function delayed(): { readonly answer: FakeResponse; readonly release: (response: Response) => void } {
  const waiting: ((response: Response) => void)[] = [];
  return {
    answer: () => new Promise((resolve) => waiting.push(resolve)),
    release: (response) => {
      for (const resolve of waiting.splice(0)) resolve(response);
    },
  };
}

/** @returns the options that a middleware passes to the next one */
export async function handedOn(step: Middleware, options: RestOptions): Promise<RestOptions | undefined> {
  const next = vi.fn<Next>(async () => undefined);
  await step(options, next);
  return next.mock.calls[0]?.[0];
}

/** A network failure. */
export const unreachable: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** A client without root and nonce: only its built-in middleware. */
export function bareClient(settings: Partial<RestClientSettings> = {}): RestClient {
  return createRestClient({ root: '', page: {}, pageUrl: () => PAGE, ...settings });
}

/** A client as the page configures it for a visitor with a nonce. */
export function siteClient(settings: Partial<RestClientSettings> = {}): RestClient {
  return bareClient({ root: ROOT, nonce: OLD, nonceEndpoint: ENDPOINT, ...settings });
}

/** A promise's rejection. Fails if the promise resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => {
      throw new Error(`Resolved with ${String(value)}`);
    },
    (error: unknown) => error,
  );
}

/** Lets everything continue that only waits for promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
