/** Adds the previewed theme to requests (rest-client, section 4.8). */
import { readArg, withArg, withoutArg } from '../query-args';
import type { Middleware } from '../types';

const ARGUMENT = 'wp_theme_preview';

/**
 * @param theme the previewed theme
 * @returns a step that adds the theme to `url` and `path`; if the caller set an empty argument, it removes the argument
 */
export function createThemePreviewMiddleware(theme: string): Middleware {
  const withTheme = (address: string): string => {
    const current = readArg(address, ARGUMENT);
    if (current === undefined) return withArg(address, ARGUMENT, theme);
    return current === '' ? withoutArg(address, ARGUMENT) : address;
  };
  return (options, next) =>
    next({
      ...options,
      ...(typeof options.url === 'string' && { url: withTheme(options.url) }),
      ...(typeof options.path === 'string' && { path: withTheme(options.path) }),
    });
}
