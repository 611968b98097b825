/** `namespace` and `endpoint` as another way to write `path` (rest-client, section 4.1). */
import type { Middleware, RestOptions } from './types';

/** Joins namespace and endpoint to a path, for whatever follows in the chain. */
export const namespaceEndpointMiddleware: Middleware = (options, next) => next(withEndpointPath(options));

/**
 * @returns a copy with `path` and without `namespace` and `endpoint`; the same object when it has neither
 */
export function withEndpointPath(options: RestOptions): RestOptions {
  if (!('namespace' in options) && !('endpoint' in options)) return options;
  const { namespace, endpoint, ...others } = options;
  if (typeof namespace !== 'string' || typeof endpoint !== 'string') return others;
  const route = [namespace.replace(/^\/|\/$/g, ''), endpoint.replace(/^\//, '')];
  return { ...others, path: route.filter((part, index) => index === 0 || part !== '').join('/') };
}
