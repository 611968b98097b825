/** Supports `namespace` and `endpoint` as an alternative to `path` (rest-client, section 4.1). */
import type { Middleware, RestOptions } from './types';

/** Joins the namespace and the endpoint to a path for the following steps. */
export const namespaceEndpointMiddleware: Middleware = (options, next) => next(withEndpointPath(options));

/**
 * @returns a copy with `path` instead of `namespace` and `endpoint`; the same object if it has neither
 */
export function withEndpointPath(options: RestOptions): RestOptions {
  if (!('namespace' in options) && !('endpoint' in options)) return options;
  const { namespace, endpoint, ...others } = options;
  if (typeof namespace !== 'string' || typeof endpoint !== 'string') return others;
  const route = [namespace.replace(/^\/|\/$/g, ''), endpoint.replace(/^\//, '')];
  return { ...others, path: route.filter((part, index) => index === 0 || part !== '').join('/') };
}
