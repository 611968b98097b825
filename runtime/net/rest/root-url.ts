/** Resolves a path against the REST root (rest-client, section 4.2). */
import { withEndpointPath } from './namespace-endpoint';
import type { Middleware } from './types';

/**
 * @param root the REST root with a trailing slash; on sites with plain permalinks, it already has a query
 * @returns a step that sets `url` from `path` and keeps `path` for the steps after it
 */
export function createRootURLMiddleware(root: string): Middleware {
  return (options, next) => {
    const resolved = withEndpointPath(options);
    const { path } = resolved;
    if (typeof path !== 'string') return next(resolved);
    const relative = path.replace(/^\//, '');
    const url = root + (root.includes('?') ? relative.replace('?', '&') : relative);
    return next({ ...resolved, url });
  };
}
