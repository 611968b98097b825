/** The request of a block that is in flight: a press, or a prefetch. A new request replaces it. */
import type { BlockView } from './ListingBlock';
import type { ListingRequest } from './request';
import type { ListingResponse } from './response';
import type { Answer } from './Response';
import type { Store } from './store';

export interface Requests {
  /** @throws AjaxError, ResponseError, or an AbortError if another request replaces it */
  readonly ask: (request: ListingRequest) => Promise<ListingResponse>;
  /** Sends a request for a later press. */
  readonly prefetch: (request: ListingRequest) => void;
  /** Aborts the request in flight. */
  readonly drop: () => void;
  /** Call it with the answer to the request in flight. */
  readonly take: (request: ListingRequest, answer: Answer) => void;
}

interface Waiting {
  readonly resolve: (response: ListingResponse) => void;
  readonly reject: (error: unknown) => void;
}

/** @param view the component of the block sends its `request` */
export function createRequests(view: Store<BlockView>): Requests {
  let waiting: Waiting | undefined;
  const replace = (request: ListingRequest | undefined): void => {
    waiting?.reject(new DOMException('The request was replaced.', 'AbortError'));
    waiting = undefined;
    view.set({ request });
  };
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        replace(request);
        waiting = { resolve, reject };
      }),
    prefetch: replace,
    drop: () => replace(undefined),
    take(request, answer) {
      if (view.get().request !== request) return;
      view.set({ request: undefined });
      // Nothing waits for a prefetch. A later press sends it again if it has failed.
      if ('error' in answer) waiting?.reject(answer.error);
      else waiting?.resolve(answer.response);
      waiting = undefined;
    },
  };
}
