/**
 * The responses of a block, which TanStack Query requests and caches: a filter that is chosen again is shown
 * immediately.
 */
import { queryOptions } from '@tanstack/react-query';
import { toNodes } from '../../runtime/dom/html';
import { type AjaxAnswer, postAjax } from '../../runtime/net/ajax';
import { sharedQueryClient } from '../../runtime/net/query';
import type { ListingRequest } from './request';
import { type ListingResponse, parseResponse, ResponseError } from './response';

export { beginExchange } from '../../runtime/net/ajax-events';
export { requestFor } from './request';
export { Response } from './Response';

/** The lifetime of a cached response, in ms. */
const FRESH_MS = 300_000;

/** The maximum number of cached responses per block. The oldest are dropped. */
const MOST_RESPONSES = 16;

/** The responses of a block. */
export interface Responses {
  readonly optionsFor: (request: ListingRequest) => ReturnType<typeof responseOptions>;
  /** Returns true if a fresh response is cached. */
  readonly has: (request: ListingRequest) => boolean;
  /** Returns a new copy of the nodes of a response's items. */
  readonly nodesOf: (response: ListingResponse) => DocumentFragment;
  /** Clears the cache. */
  readonly end: () => void;
}

let blocks = 0;

/** @param ajaxUrl absolute admin-ajax URL */
export function createResponses(ajaxUrl: string): Responses {
  const client = sharedQueryClient();
  const own = ['listing', (blocks += 1)];
  const templates = new WeakMap<ListingResponse, DocumentFragment>();
  const optionsFor: Responses['optionsFor'] = (request) => responseOptions(own, ajaxUrl, request);
  return {
    optionsFor,
    has(request) {
      const state = client.getQueryState(optionsFor(request).queryKey);
      return state?.data !== undefined && Date.now() - state.dataUpdatedAt < FRESH_MS;
    },
    nodesOf(response) {
      const template = templates.get(response) ?? toNodes(response.content);
      templates.set(response, template);
      return template.cloneNode(true) as DocumentFragment;
    },
    end() {
      client.removeQueries({ queryKey: own });
    },
  };
}

/**
 * The query of a request. It fails with an AjaxError or a ResponseError, and is aborted when nothing waits for it
 * any more.
 */
function responseOptions(own: readonly unknown[], ajaxUrl: string, request: ListingRequest) {
  return queryOptions({
    queryKey: [...own, request.body],
    queryFn: async ({ signal }) => {
      dropOldest(own);
      let answer: AjaxAnswer | undefined;
      const onAnswer = (received: AjaxAnswer): void => void (answer = received);
      const sent = await postAjax(ajaxUrl, request.fields, { signal, onAnswer });
      try {
        return { ...parseResponse(sent), answer };
      } catch (error) {
        if (error instanceof ResponseError) error.answer = answer;
        throw error;
      }
    },
    staleTime: FRESH_MS,
    // No timer, because the block removes its responses itself.
    gcTime: Infinity,
    refetchOnMount: true,
  });
}

/** Makes room for a new response. */
function dropOldest(own: readonly unknown[]): void {
  const cache = sharedQueryClient().getQueryCache();
  const kept = cache
    .findAll({ queryKey: own, type: 'inactive' })
    .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of kept.slice(0, Math.max(kept.length + 1 - MOST_RESPONSES, 0))) cache.remove(query);
}
