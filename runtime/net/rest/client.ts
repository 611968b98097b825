/**
 * The REST client: a chain of steps around one fetch, and the one repetition that is safe, of a request whose
 * nonce the server refused before doing anything (rest-client, sections 2, 3 and 6).
 */
import type { Translate } from '../../page/translate';
import { compose } from './chain';
import { INVALID_NONCE, INVALID_NONCE_STATUS, isRestError } from './errors';
import { createFetchAllMiddleware } from './fetch-all';
import { createFetchHandler } from './fetch-handler';
import { httpV1Middleware } from './http-v1';
import { parseJsonText } from './json-text';
import { createMediaUploadMiddleware } from './media-upload';
import { namespaceEndpointMiddleware } from './namespace-endpoint';
import { createNonceMiddleware, type NonceMiddleware } from './nonce';
import { withFreshNonce } from './nonce-body';
import { createNonceRefresh } from './nonce-refresh';
import { createOriginCheck } from './origin';
import { readPageNonce, writePageNonce } from './page-nonce';
import { createRootURLMiddleware } from './root-url';
import type { Middleware, Next, RestOptions } from './types';
import { userLocaleMiddleware } from './user-locale';

/** What a client is made from. */
export interface RestClientSettings {
  /** REST root with its trailing slash; '' sends paths to the page's own origin. */
  readonly root: string;
  /** '' or missing: the nonce of the page's own client, if it has one. */
  readonly nonce?: string;
  /** '' or missing: the endpoint of the page's own client, if it has one. */
  readonly nonceEndpoint?: string;
  /** Default for the option of the same name. */
  readonly retryWithoutNonce?: boolean;
  /** Default: English. */
  readonly translate?: Translate;
  /** The page's address. Default: that of the window. */
  readonly pageUrl?: () => string;
  /** Where the page's own client keeps its nonce. Default: the window. */
  readonly page?: object;
}

/** A client of its own: two clients share nothing. */
export interface RestClient {
  /**
   * Performs a request.
   *
   * @returns the JSON value, or the `Response` with `parse: false`
   * @throws a `RestError`, the server's error body, or the `Response` with `parse: false`; the reason of an abort
   */
  readonly call: {
    (options: RestOptions & { readonly parse: false }): Promise<Response>;
    (options: RestOptions): Promise<unknown>;
  };
  /** Adds a step in front of all others. */
  readonly use: (middleware: Middleware) => void;
  /** Removes a step, a built-in one too. @returns whether it was there */
  readonly unregister: (middleware: Middleware) => boolean;
  /** Replaces what the last step calls; it gets the final options. */
  readonly setFetchHandler: (handler: Next) => void;
  /** What `setFetchHandler` replaces. */
  readonly defaultFetchHandler: Next;
  /** Its `nonce` can be read and assigned. */
  readonly nonceMiddleware: NonceMiddleware;
  /** Address for fresh nonces, or ''. */
  readonly nonceEndpoint: string;
  readonly mediaUploadMiddleware: Middleware;
  readonly fetchAllMiddleware: Middleware;
  readonly httpV1Middleware: Middleware;
}

/**
 * Creates a client. Nothing is sent and nothing listens until the first call.
 *
 * @param settings root, nonce and what else the page knows
 */
export function createRestClient(settings: RestClientSettings): RestClient {
  const { root, page = globalThis, translate = ({ text }) => text } = settings;
  const pageUrl = settings.pageUrl ?? (() => globalThis.location.href);
  const printed = readPageNonce(page);
  const nonceEndpoint = settings.nonceEndpoint || printed.endpoint;
  const isOwnOrigin = createOriginCheck(root, pageUrl);
  const nonceMiddleware = createNonceMiddleware(settings.nonce || printed.nonce, isOwnOrigin);

  const adoptNonce = (nonce: string): void => {
    nonceMiddleware.nonce = nonce;
    writePageNonce(page, nonce);
  };
  const refresh = createNonceRefresh(nonceEndpoint, adoptNonce);
  const defaultFetchHandler = createFetchHandler({ isOwnOrigin, pageUrl, translate, onNonce: adoptNonce });
  let fetchHandler = defaultFetchHandler;

  const run: Next = (options) =>
    compose(steps, async (final) => {
      final.signal?.throwIfAborted();
      return fetchHandler(final);
    })(options);
  const mediaUploadMiddleware = createMediaUploadMiddleware(translate);
  const fetchAllMiddleware = createFetchAllMiddleware({ run, isOwnOrigin, translate });
  const steps: Middleware[] = [
    mediaUploadMiddleware,
    nonceMiddleware,
    ...(root === '' ? [] : [createRootURLMiddleware(root)]),
    userLocaleMiddleware,
    namespaceEndpointMiddleware,
    httpV1Middleware,
    fetchAllMiddleware,
  ];

  function call(options: RestOptions & { readonly parse: false }): Promise<Response>;
  function call(options: RestOptions): Promise<unknown>;
  async function call(options: RestOptions): Promise<unknown> {
    // A step that is not ours may write into the caller's object; the second attempt starts from this one.
    const original = { ...options };
    const seen = refresh.ended();
    try {
      return await run(options);
    } catch (error) {
      if (original.signal?.aborted || !(await isNonceRefusal(error))) throw error;
      const hasFresh = await untilAborted(refresh.since(seen), original.signal);
      if (!hasFresh && !(original.retryWithoutNonce ?? settings.retryWithoutNonce)) throw error;
      return run(withFreshNonce(original, hasFresh ? nonceMiddleware.nonce : null));
    }
  }

  return {
    call,
    use: (middleware) => {
      steps.unshift(middleware);
    },
    unregister: (middleware) => {
      const at = steps.indexOf(middleware);
      if (at !== -1) steps.splice(at, 1);
      return at !== -1;
    },
    setFetchHandler: (handler) => {
      fetchHandler = handler;
    },
    defaultFetchHandler,
    nonceMiddleware,
    nonceEndpoint,
    mediaUploadMiddleware,
    fetchAllMiddleware,
    httpV1Middleware,
  };
}

/** Did the server refuse the nonce? Looks into a copy of a raw response, which still belongs to the caller. */
async function isNonceRefusal(failure: unknown): Promise<boolean> {
  if (!(failure instanceof Response)) return isRestError(failure) && failure.code === INVALID_NONCE;
  if (failure.status !== INVALID_NONCE_STATUS || failure.bodyUsed) return false;
  const copy = failure.clone();
  // A body that breaks off says nothing; the caller gets the response and finds out.
  const parsed = parseJsonText(await copy.text().catch(() => ''));
  return parsed.ok && isRestError(parsed.value) && parsed.value.code === INVALID_NONCE;
}

/** Waits for work, but not after the signal. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
