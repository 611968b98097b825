/** Adds the nonce, which proves that a request comes from the site's own page (rest-client, section 4.5). */
import { readHeader, withHeader, withoutHeader } from './headers';
import type { Middleware, OriginCheck } from './types';

/** The header for the nonce, in requests and responses. */
export const NONCE_HEADER = 'X-WP-Nonce';

/** A step with a writable nonce. With '', it adds no header. */
export type NonceMiddleware = Middleware & { nonce: string };

/**
 * @param nonce the initial nonce, or ''
 * @param isOwnOrigin requests to other origins get no nonce. Default: returns true for every URL
 */
export function createNonceMiddleware(nonce: string, isOwnOrigin: OriginCheck = () => true): NonceMiddleware {
  const step: Middleware = (options, next) => {
    const { headers = {}, path, url } = options;
    if (options.nonce === false) return next({ ...options, headers: withoutHeader(headers, NONCE_HEADER) });
    // A path has no origin yet: it is resolved against the REST root later.
    const isForeign = typeof path !== 'string' && typeof url === 'string' && !isOwnOrigin(url);
    const current = middleware.nonce;
    if (current === '' || isForeign || readHeader(headers, NONCE_HEADER) === current) return next(options);
    return next({ ...options, headers: withHeader(headers, NONCE_HEADER, current) });
  };
  const middleware = Object.assign(step, { nonce });
  return middleware;
}

/** @returns true for ten hexadecimal characters; false for `0`, `-1` or a login page */
export function isNonce(text: string): boolean {
  return /^[0-9a-f]{10}$/i.test(text);
}
