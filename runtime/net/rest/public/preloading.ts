/** Serves responses that the server printed into the page instead of sending a request (rest-client, section 4.7). */
import { readArg, withoutArg } from '../query-args';
import type { Middleware, RestOptions } from '../types';

/** `{ path: { body, headers }, OPTIONS: { path: … } }`, as the server prints it. */
export type PreloadedData = Readonly<Record<string, unknown>>;

/** The step, with methods for its store. */
export type PreloadingMiddleware = Middleware & {
  /** Keeps responses after their first use, until `clear`. */
  readonly enableMultiUse: () => void;
  /** Drops all responses and reports the unused ones, e.g. `GET /wp/v2/types`. */
  readonly clear: () => void;
};

interface Entry {
  readonly body: unknown;
  readonly headers: Record<string, string>;
}

/**
 * @param data the printed responses; entries of another shape are ignored
 * @param onCleared called by `clear` with the unused entries; the list may be empty
 */
export function createPreloadingMiddleware(
  data: PreloadedData,
  onCleared?: (unused: readonly string[]) => void,
): PreloadingMiddleware {
  const { OPTIONS, ...get } = data;
  const stores = new Map([
    ['GET', readEntries(get)],
    ['OPTIONS', readEntries(OPTIONS)],
  ]);
  const unused = new Set(
    [...stores].flatMap(([method, store]) => [...store.keys()].map((path) => `${method} ${path}`)),
  );
  let isMultiUse = false;

  const step: Middleware = async (options, next) => {
    const { method = 'GET', parse = true } = options;
    const path = requestedPath(options);
    const entry = path === undefined ? undefined : stores.get(method)?.get(path);
    if (path === undefined || !entry) return next(options);
    if (!isMultiUse) stores.get(method)?.delete(path);
    unused.delete(`${method} ${path}`);
    return parse ? entry.body : toResponse(entry);
  };

  return Object.assign(step, {
    enableMultiUse: () => {
      isMultiUse = true;
    },
    clear: () => {
      onCleared?.([...unused]);
      unused.clear();
      for (const store of stores.values()) store.clear();
    },
  });
}

function readEntries(data: unknown): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  if (typeof data !== 'object' || data === null) return entries;
  for (const [path, entry] of Object.entries(data) as [string, unknown][]) {
    if (typeof entry !== 'object' || entry === null || !('body' in entry)) continue;
    const headers = 'headers' in entry ? readHeaders(entry.headers) : {};
    entries.set(normalizePath(path), { body: entry.body, headers });
  }
  return entries;
}

function readHeaders(headers: unknown): Record<string, string> {
  if (typeof headers !== 'object' || headers === null) return {};
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

/** With plain permalinks, the path is a query argument of the URL. */
function requestedPath({ path, url }: RestOptions): string | undefined {
  if (path) return normalizePath(path);
  const route = url === undefined ? undefined : readArg(url, 'rest_route');
  if (url === undefined || route === undefined) return undefined;
  const [, query = ''] = /\?([^#]*)/.exec(withoutArg(url, 'rest_route')) ?? [];
  return normalizePath(query === '' ? route : `${route}?${query}`);
}

/** Normalises the order and the encoding of the query arguments. */
function normalizePath(path: string): string {
  const at = path.indexOf('?');
  if (at === -1) return path;
  const query = new URLSearchParams(path.slice(at + 1));
  query.sort();
  return query.size === 0 ? path.slice(0, at) : `${path.slice(0, at)}?${query}`;
}

function toResponse({ body, headers }: Entry): Response {
  return new Response(JSON.stringify(body), { status: 200, statusText: 'OK', headers: settable(headers) });
}

/** Encodes non-ASCII characters, for example in a `Link` header, because header values must be bytes. */
function settable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/[^\p{ASCII}]+/gu, encodeURIComponent),
    ]),
  );
}
