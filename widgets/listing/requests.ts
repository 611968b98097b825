/**
 * The requests of a block and their responses (goodlayers-listings, sections 4 and 5). TanStack Query sends, shares, aborts
 * and caches them: a filter that is chosen again is shown immediately.
 */
import { toNodes } from '../../runtime/dom/html';
import { type AjaxAnswer, postAjax } from '../../runtime/net/ajax';
import { formEncode } from '../../runtime/net/form-encode';
import { sharedQueryClient } from '../../runtime/net/query';
import type { Control, Option } from './control';

export { beginExchange } from '../../runtime/net/ajax-events';

/** How long a cached response is shown again, in ms. */
const FRESH_MS = 300_000;

/** The maximum number of cached responses per block. The oldest are dropped. */
const MOST_RESPONSES = 16;

/** A request: the fields to send, and the encoded body, which is also the cache key. */
export interface ListingRequest {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A returned control: its HTML, `none` to remove it, undefined to keep it. */
export type ReturnedControl = { readonly html: string } | 'none' | undefined;

/** A response that can be shown. */
export interface ListingResponse {
  /** The items; may be empty. */
  readonly content: string;
  readonly loadMore: ReturnedControl;
  readonly pagination: ReturnedControl;
  /** New settings for the pressed control; undefined to keep the old ones. */
  readonly settings: object | undefined;
  /** The response as the server sent it. */
  readonly answer?: AjaxAnswer | undefined;
}

/** A response that cannot be shown, because it reports no success or is malformed. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';

  /** The response as the server sent it. */
  answer?: AjaxAnswer | undefined;

  constructor(readonly code: 'not_successful' | 'malformed') {
    super(`the listing's response is ${code.replace('_', ' ')}`);
  }
}

/** The requests of a block. It has one in flight at a time: a press, or a prefetch. */
export interface Requests {
  /**
   * Sends a request, joins the prefetch of the same one, or answers from the cache. Aborts any other request.
   *
   * @throws AjaxError, ResponseError, or a `CancelledError` of TanStack Query if another request replaces it
   */
  readonly ask: (request: ListingRequest) => Promise<ListingResponse>;
  /** Returns true if a fresh response is cached. */
  readonly has: (request: ListingRequest) => boolean;
  /** Returns a new copy of the nodes of a response's items. */
  readonly nodesOf: (response: ListingResponse) => DocumentFragment;
  /** Aborts the request in flight. */
  readonly drop: () => void;
  /** Aborts the request in flight, and clears the cache. */
  readonly end: () => void;
}

let blocks = 0;

/** @param ajaxUrl absolute admin-ajax URL */
export function createRequests(ajaxUrl: string): Requests {
  const client = sharedQueryClient();
  const own = ['listing', (blocks += 1)];
  const keyOf = ({ body }: ListingRequest): readonly unknown[] => [...own, body];
  const templates = new WeakMap<ListingResponse, DocumentFragment>();
  const drop = (kept?: string): void =>
    void client.cancelQueries({ queryKey: own, predicate: ({ queryKey }) => queryKey.at(-1) !== kept });
  return {
    ask(request) {
      drop(request.body);
      return client.fetchQuery({
        queryKey: keyOf(request),
        queryFn: async ({ signal }) => {
          dropOldest(own);
          return send(ajaxUrl, request, signal);
        },
        staleTime: FRESH_MS,
        // No timer, because the block removes its responses itself.
        gcTime: Infinity,
      });
    },
    has: (request) =>
      client
        .getQueryCache()
        .find({ queryKey: keyOf(request) })
        ?.isStaleByTime(FRESH_MS) === false,
    nodesOf(response) {
      const template = templates.get(response) ?? toNodes(response.content);
      templates.set(response, template);
      return template.cloneNode(true) as DocumentFragment;
    },
    drop,
    end() {
      drop();
      client.removeQueries({ queryKey: own });
    },
  };
}

/** Makes room for a new response. */
function dropOldest(own: readonly unknown[]): void {
  const cache = sharedQueryClient().getQueryCache();
  const kept = cache
    .findAll({ queryKey: own, fetchStatus: 'idle' })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of kept.slice(0, Math.max(kept.length + 1 - MOST_RESPONSES, 0))) cache.remove(query);
}

async function send(
  ajaxUrl: string,
  { fields }: ListingRequest,
  signal: AbortSignal,
): Promise<ListingResponse> {
  let answer: AjaxAnswer | undefined;
  const sent = await postAjax(ajaxUrl, fields, { signal, onAnswer: (received) => (answer = received) });
  try {
    return { ...parseResponse(sent), answer };
  } catch (error) {
    if (error instanceof ResponseError) error.answer = answer;
    throw error;
  }
}

/** @param option undefined to request all items */
export function requestFor({ action, settings }: Control, option: Option | undefined): ListingRequest {
  const fields = { action, settings, option: option ?? {} };
  return { fields, body: formEncode(fields) };
}

/**
 * Parses the untrusted response to a request.
 *
 * @param response the response's JSON
 * @throws ResponseError
 */
export function parseResponse(response: unknown): ListingResponse {
  if (typeof response !== 'object' || response === null) throw new ResponseError('malformed');
  const { status, content, load_more, pagination, settings } = response as Readonly<Record<string, unknown>>;
  if (status !== 'success') throw new ResponseError('not_successful');
  if (typeof content !== 'string') throw new ResponseError('malformed');
  return {
    content,
    loadMore: parseControl(load_more),
    pagination: parseControl(pagination),
    settings: typeof settings === 'object' && settings !== null ? settings : undefined,
  };
}

function parseControl(value: unknown): ReturnedControl {
  if (typeof value !== 'string') return undefined;
  return value === 'none' || value.trim() === '' ? 'none' : { html: value };
}
