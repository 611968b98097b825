/**
 * The REST client: a chain of middleware around one fetch. It repeats a request only if the server rejected its nonce,
 * because the server has not processed such a request (rest-client, sections 2, 3 and 6).
 */
import type { Translate } from '../../page/translate';
import { compose } from './chain';
import { INVALID_NONCE, INVALID_NONCE_STATUS, isRestError } from './errors';
import { createFetchHandler } from './fetch-handler';
import { parseJsonText } from './json-text';
import { namespaceEndpointMiddleware } from './namespace-endpoint';
import { createNonceMiddleware, type NonceMiddleware } from './nonce';
import { withFreshNonce } from './nonce-body';
import { createNonceRefresh } from './nonce-refresh';
import { createOriginCheck } from './origin';
import { readPageNonce, writePageNonce } from './page-nonce';
import { createRootURLMiddleware } from './root-url';
import type { Middleware, Next, OriginCheck, RestOptions } from './types';
import { userLocaleMiddleware } from './user-locale';

/** Settings of `createRestClient`. */
export interface RestClientSettings {
  /** REST root with a trailing slash. With '', paths are sent to the page's origin. */
  readonly root: string;
  /** Default, also for '': the nonce of the page's API client, if it has one. */
  readonly nonce?: string;
  /** Default, also for '': the endpoint of the page's API client, if it has one. */
  readonly nonceEndpoint?: string;
  /** Default of the request option with the same name. */
  readonly retryWithoutNonce?: boolean;
  /** Default: English. */
  readonly translate?: Translate;
  /** Returns the page's URL. Default: the window's location. */
  readonly pageUrl?: () => string;
  /** The object with the globals of the page's API client. Default: the window. */
  readonly page?: object;
}

/** A REST client. Clients share no state. */
export interface RestClient {
  /**
   * Sends a request.
   *
   * @returns the JSON value, or the `Response` with `parse: false`
   * @throws a `RestError`, the server's error body, the `Response` with `parse: false`, or the reason of an abort
   */
  readonly call: {
    (options: RestOptions & { readonly parse: false }): Promise<Response>;
    (options: RestOptions): Promise<unknown>;
  };
  /** Adds a step before all others. */
  readonly use: (middleware: Middleware) => void;
  /** Removes a step, including built-in steps. @returns false if the client does not have the step */
  readonly unregister: (middleware: Middleware) => boolean;
  /** Replaces the handler that the last step calls. The handler receives the final options. */
  readonly setFetchHandler: (handler: Next) => void;
  /** The default of `setFetchHandler`. */
  readonly defaultFetchHandler: Next;
  /** Read or assign its `nonce` property to get or set the nonce. */
  readonly nonceMiddleware: NonceMiddleware;
  /** URL of the endpoint for fresh nonces, or ''. */
  readonly nonceEndpoint: string;
}

/** What additional steps may need of their client. */
export interface StepContext {
  /** Sends a request through all steps. */
  readonly run: Next;
  readonly isOwnOrigin: OriginCheck;
  readonly translate: Translate;
}

/** Steps around the client's basic steps, outermost first. */
export interface AddedSteps<Members> {
  readonly first: readonly Middleware[];
  readonly last: readonly Middleware[];
  /** Members to add to the client. */
  readonly members: Members;
}

/**
 * Creates a client. It sends no request and adds no listener before the first call.
 *
 * @param settings root, nonce and other values of the page
 */
export function createRestClient(settings: RestClientSettings): RestClient {
  return createExtendedClient(settings, () => ({ first: [], last: [], members: {} }));
}

/**
 * Creates a client with additional steps.
 *
 * @param settings root, nonce and other values of the page
 * @param addSteps called once
 */
export function createExtendedClient<Members extends object>(
  settings: RestClientSettings,
  addSteps: (context: StepContext) => AddedSteps<Members>,
): RestClient & Members {
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
  const { first, last, members } = addSteps({ run, isOwnOrigin, translate });
  const steps: Middleware[] = [
    ...first,
    nonceMiddleware,
    ...(root === '' ? [] : [createRootURLMiddleware(root)]),
    userLocaleMiddleware,
    namespaceEndpointMiddleware,
    ...last,
  ];

  function call(options: RestOptions & { readonly parse: false }): Promise<Response>;
  function call(options: RestOptions): Promise<unknown>;
  async function call(options: RestOptions): Promise<unknown> {
    // Custom middleware may modify the caller's object, so the second attempt starts from this copy.
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
    ...members,
  };
}

/** @returns true if the server rejected the nonce. Reads a copy of a raw response; the caller gets the original */
async function isNonceRefusal(failure: unknown): Promise<boolean> {
  if (!(failure instanceof Response)) return isRestError(failure) && failure.code === INVALID_NONCE;
  if (failure.status !== INVALID_NONCE_STATUS || failure.bodyUsed) return false;
  const copy = failure.clone();
  // If the body cannot be read, this is not a nonce error; the caller gets the response and the same read error.
  const parsed = parseJsonText(await copy.text().catch(() => ''));
  return parsed.ok && isRestError(parsed.value) && parsed.value.code === INVALID_NONCE;
}

/** Settles like `work`, or rejects when the signal aborts. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
