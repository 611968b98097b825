/** Proves to the server that a request comes from its own page (rest-client, section 4.5). */
import { readHeader, withHeader, withoutHeader } from './headers';
import type { Middleware, OriginCheck } from './types';

/** The header that carries a nonce, both ways. */
export const NONCE_HEADER = 'X-WP-Nonce';

/** A step whose nonce can be read and replaced; '' adds none. */
export type NonceMiddleware = Middleware & { nonce: string };

/**
 * @param nonce the first nonce, or ''
 * @param isOwnOrigin requests elsewhere get none. Default: every address is the REST root's
 */
export function createNonceMiddleware(nonce: string, isOwnOrigin: OriginCheck = () => true): NonceMiddleware {
  const step: Middleware = (options, next) => {
    const { headers = {}, path, url } = options;
    if (options.nonce === false) return next({ ...options, headers: withoutHeader(headers, NONCE_HEADER) });
    // A path has no origin yet: it will be put under the REST root.
    const isForeign = typeof path !== 'string' && typeof url === 'string' && !isOwnOrigin(url);
    const current = middleware.nonce;
    if (current === '' || isForeign || readHeader(headers, NONCE_HEADER) === current) return next(options);
    return next({ ...options, headers: withHeader(headers, NONCE_HEADER, current) });
  };
  const middleware = Object.assign(step, { nonce });
  return middleware;
}

/** Is this a nonce? Ten hexadecimal characters; `0`, `-1` and a login page are not. */
export function isNonce(text: string): boolean {
  return /^[0-9a-f]{10}$/i.test(text);
}
