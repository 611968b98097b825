/** Sends methods that some hosts block as POST with an override header (rest-client, section 4.4). */
import { withDefaultHeader, withHeader } from '../headers';
import type { HeaderRecord, Middleware, RestOptions } from '../types';

const OVERRIDDEN = new Set(['PATCH', 'PUT', 'DELETE']);

/** Sends PATCH, PUT and DELETE as POST. Other requests pass unchanged. */
export const httpV1Middleware: Middleware = (options, next) => {
  const { method } = options;
  if (method === undefined || !OVERRIDDEN.has(method.toUpperCase())) return next(options);
  const headers = withHeader(withContentType(options), 'X-HTTP-Method-Override', method);
  return next({ ...options, headers, method: 'POST' });
};

function withContentType({ headers = {}, body }: RestOptions): HeaderRecord {
  // The browser sets the type of these bodies itself; only it knows the boundary of a multipart body.
  const typed = body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob;
  return typed ? headers : withDefaultHeader(headers, 'Content-Type', 'application/json');
}
