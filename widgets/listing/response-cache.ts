/**
 * A block's requests and what has come of them. Responses are kept for a while, so that a filter chosen again is shown at
 * once; at most one request is in flight, because another one takes its place.
 */
import { postAjax } from '../../runtime/net/ajax';
import { toNodes } from '../../runtime/dom/html';
import { sharedQueryClient } from '../../runtime/net/query';
import { type ListingResponse, parseResponse } from './response';
import type { ListingRequest } from './request';

export { requestFor } from './request';

/** After this long, in ms, a response is asked for again. */
const FRESH_MS = 300_000;

/** So many responses a block are kept; the oldest goes. */
const MOST_RESPONSES = 16;

/** The responses of one block. */
export interface ResponseCache {
  /** Is there a response already? */
  readonly has: (request: ListingRequest) => boolean;
  /** @throws AjaxError, ResponseError, or a cancellation when another request has taken its place */
  readonly ask: (request: ListingRequest) => Promise<ListingResponse>;
  /** Ends the request in flight. */
  readonly cancel: () => void;
  /** The nodes of a response's items; a copy each time. */
  readonly nodesOf: (response: ListingResponse) => DocumentFragment;
  /** Forgets everything. */
  readonly end: () => void;
}

let blocks = 0;

/** @param ajaxUrl absolute admin-ajax address */
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
          // No timer: the block removes its responses itself.
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
