/**
 * The innermost function of the chain: turns options into a request, and a response into a value. It runs after all
 * steps, so it also removes cookies and the nonce from requests to other origins.
 */
import type { Translate } from '../../page/translate';
import { isAbort, restError } from './errors';
import { withDefaultHeader, withHeader, withoutHeader } from './headers';
import { send } from './http';
import { isNonce, NONCE_HEADER } from './nonce';
import { readSuccess, rejectFailure } from './parse-response';
import type { HeaderRecord, Next, OriginCheck, RestOptions } from './types';

/** The server also uses this header to recognise REST requests. */
const ACCEPT = 'application/json, */*;q=0.1';

/** Options that only this client uses. All others are passed to `fetch`. */
const OWN_OPTIONS = [
  'path',
  'url',
  'namespace',
  'endpoint',
  'data',
  'parse',
  'nonce',
  'retryWithoutNonce',
  'onBodyNonce',
] as const satisfies readonly (keyof RestOptions)[];

/** Options of `createFetchHandler`. */
export interface HandlerSettings {
  readonly isOwnOrigin: OriginCheck;
  readonly pageUrl: () => string;
  readonly translate: Translate;
  /** Called with the fresh nonce from a response header. */
  readonly onNonce: (nonce: string) => void;
}

/** Creates the default fetch handler (rest-client, sections 3 and 5). */
export function createFetchHandler({ isOwnOrigin, pageUrl, translate, onNonce }: HandlerSettings): Next {
  async function transmit(options: RestOptions): Promise<Response> {
    const address = new URL(options.url || options.path || pageUrl(), pageUrl()).href;
    const response = await send(address, toRequest(options, isOwnOrigin(address)));
    const fresh = response.headers?.get(NONCE_HEADER) ?? '';
    if (isNonce(fresh) && isOwnOrigin(response.url || address)) onNonce(fresh);
    return response;
  }

  return async (options) => {
    const { signal, parse = true } = options;
    const response = await transmit(options).catch((error: unknown) => {
      throw isAbort(error, signal) ? error : restError('fetch_error', translate);
    });
    const reading = { parse, signal, translate };
    return response.ok ? readSuccess(response, reading) : rejectFailure(response, reading);
  };
}

function toRequest(options: RestOptions, isOwn: boolean): RequestInit {
  const init = { ...options };
  for (const name of OWN_OPTIONS) delete init[name];
  const { data, headers = {}, credentials = 'include' } = options;
  const accepting = withDefaultHeader(headers, 'Accept', ACCEPT);
  const identified: HeaderRecord = isOwn ? accepting : withoutHeader(accepting, NONCE_HEADER);
  return {
    ...init,
    credentials: isOwn ? credentials : 'omit',
    headers: data ? withHeader(identified, 'Content-Type', 'application/json') : identified,
    ...(data ? { body: JSON.stringify(data) } : {}),
  };
}
