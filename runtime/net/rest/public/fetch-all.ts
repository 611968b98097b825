/** Fetches all items of a collection, page by page (rest-client, section 4.6). */
import type { Translate } from '../../../page/translate';
import { isResponseLike, readSuccess, rejectFailure } from '../parse-response';
import { readArg, withArg } from '../query-args';
import type { Middleware, Next, OriginCheck, RestOptions } from '../types';

/** Items per page: the maximum that the REST API allows. */
const PAGE_SIZE = 100;
/** The maximum number of pages, because a faulty server may always link to a next page. */
export const MAX_PAGES = 100;

/** Options of `createFetchAllMiddleware`. */
export interface Paging {
  /** Sends a request through the whole chain, so that every page gets the nonce and the locale. */
  readonly run: Next;
  /** Links to other origins are not followed. */
  readonly isOwnOrigin: OriginCheck;
  readonly translate: Translate;
}

/** Creates a step that resolves `per_page=-1` with one flat list. Other requests pass unchanged. */
export function createFetchAllMiddleware({ run, isOwnOrigin, translate }: Paging): Middleware {
  async function readPage(options: RestOptions): Promise<{ response: Response; items: unknown }> {
    const reading = { parse: true, signal: options.signal, translate };
    const response = await run({ ...options, parse: false }).catch((error: unknown) => {
      // The caller requested parsed responses, so the error is parsed too.
      if (error instanceof Response) return rejectFailure(error, reading);
      throw error;
    });
    if (!isResponseLike(response)) throw response;
    return { response, items: await readSuccess(response, reading) };
  }

  return async (options, next) => {
    if (options.parse === false || !(isUnbounded(options.path) || isUnbounded(options.url)))
      return next(options);
    const first = await readPage(withPageSize(options));
    if (!Array.isArray(first.items)) return first.items;

    const { path: _path, ...others } = options;
    let list: unknown[] = first.items;
    let link = nextLink(first.response);
    const visited = new Set<string>();
    while (link !== undefined && isOwnOrigin(link) && !visited.has(link) && visited.size < MAX_PAGES - 1) {
      visited.add(link);
      const { response, items } = await readPage({ ...others, url: link });
      list = list.concat(items);
      link = nextLink(response);
    }
    return list;
  };
}

function isUnbounded(address: string | undefined): boolean {
  return typeof address === 'string' && readArg(address, 'per_page') === '-1';
}

function withPageSize(options: RestOptions): RestOptions {
  const { path, url } = options;
  return {
    ...options,
    ...(typeof path === 'string' && { path: withArg(path, 'per_page', String(PAGE_SIZE)) }),
    ...(typeof url === 'string' && { url: withArg(url, 'per_page', String(PAGE_SIZE)) }),
  };
}

function nextLink(response: Response): string | undefined {
  return /<([^>]+)>;[^<]*\brel="?next\b/i.exec(response.headers?.get('link') ?? '')?.[1];
}
