/**
 * Sends a block's requests and caches the responses, so that a filter that is chosen again is shown immediately. At
 * most one request is in flight; a new request replaces it.
 */
import { postAjax } from '../../runtime/net/ajax';
import { toNodes } from '../../runtime/dom/html';
import { sharedQueryClient } from '../../runtime/net/query';
import { type ListingResponse, parseResponse } from './response';
import type { ListingRequest } from './request';

export { requestFor } from './request';

/** The lifetime of a cached response, in ms. */
const FRESH_MS = 300_000;

/** The maximum number of cached responses per block. The oldest is dropped. */
const MOST_RESPONSES = 16;

/** The responses of a block. */
export interface ResponseCache {
  /** Returns true if a fresh response is cached. */
  readonly has: (request: ListingRequest) => boolean;
  /** @throws AjaxError, ResponseError, or a cancellation error if another request replaces it */
  readonly ask: (request: ListingRequest) => Promise<ListingResponse>;
  /** Cancels the request in flight. */
  readonly cancel: () => void;
  /** Returns a new copy of the nodes of a response's items. */
  readonly nodesOf: (response: ListingResponse) => DocumentFragment;
  /** Clears the cache. */
  readonly end: () => void;
}

let blocks = 0;

/** @param ajaxUrl absolute admin-ajax URL */
export function createResponseCache(ajaxUrl: string): ResponseCache {
  const client = sharedQueryClient();
  const own = ['listing', (blocks += 1)];
  const keyOf = ({ body }: ListingRequest): unknown[] => [...own, body];
  const templates = new WeakMap<ListingResponse, DocumentFragment>();
  let kept: ListingRequest[] = [];
  let inFlight: ListingRequest | undefined;

  const cancel = (): void => {
    if (inFlight) void client.cancelQueries({ queryKey: keyOf(inFlight), exact: true });
    inFlight = undefined;
  };

  const keep = (request: ListingRequest): void => {
    kept = [...kept.filter(({ body }) => body !== request.body), request];
    for (const old of kept.splice(0, kept.length - MOST_RESPONSES))
      client.removeQueries({ queryKey: keyOf(old), exact: true });
  };

  return {
    has(request) {
      const state = client.getQueryState(keyOf(request));
      return state?.data !== undefined && Date.now() - state.dataUpdatedAt < FRESH_MS;
    },
    async ask(request) {
      if (inFlight?.body !== request.body) cancel();
      inFlight = request;
      try {
        const response = await client.fetchQuery({
          queryKey: keyOf(request),
          queryFn: async ({ signal }) => parseResponse(await postAjax(ajaxUrl, request.fields, { signal })),
          staleTime: FRESH_MS,
          // No timer, because the block removes its responses itself.
          gcTime: Infinity,
        });
        keep(request);
        return response;
      } finally {
        if (inFlight === request) inFlight = undefined;
      }
    },
    cancel,
    nodesOf(response) {
      const template = templates.get(response) ?? toNodes(response.content);
      templates.set(response, template);
      return template.cloneNode(true) as DocumentFragment;
    },
    end() {
      cancel();
      client.removeQueries({ queryKey: own });
      kept = [];
    },
  };
}
