/** Requests responses in the visitor's language (rest-client, section 4.3). */
import { readArg, withArg } from './query-args';
import type { Middleware } from './types';

/** Adds `_locale=user` to `url` and `path`, unless they already have `_locale`, even an empty one. */
export const userLocaleMiddleware: Middleware = (options, next) =>
  next({
    ...options,
    ...(typeof options.url === 'string' && { url: withLocale(options.url) }),
    ...(typeof options.path === 'string' && { path: withLocale(options.path) }),
  });

function withLocale(address: string): string {
  return readArg(address, '_locale') === undefined ? withArg(address, '_locale', 'user') : address;
}
