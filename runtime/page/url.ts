/** Checks URLs before a navigation or before they become an `href`, so that no URL can run a script. */

/** Longer URLs are rejected as invalid. */
const MOST_CHARACTERS = 2048;

/** The scheme of a URL from which the characters that browsers ignore were removed. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

// oxlint-disable-next-line no-control-regex -- exactly the characters that browsers ignore in a URL
const DROPPED = /[\u0000-\u0020\u007f]/g;

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * @param text a URL for an `href`
 * @returns true for http, https, mailto, tel and relative URLs (link-targets, section 8)
 */
export function isSafeHref(text: string): boolean {
  const scheme = SCHEME.exec(text.replace(DROPPED, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.has(scheme.toLowerCase());
}

/** Options of `navigationTarget`. */
export interface NavigationRule {
  /** The page's URL. */
  readonly base: string;
  /** Rejects other origins. Editors may redirect to other sites on purpose, so the default is false. */
  readonly sameOriginOnly?: boolean;
}

/**
 * Checks the target of a redirect (RELIABILITY 54).
 *
 * @param text a URL from a setting
 * @returns the absolute URL; undefined for other schemes than http and https, for URLs with credentials, and for
 * ambiguous URLs such as `https:host`
 */
export function navigationTarget(
  text: string,
  { base, sameOriginOnly = false }: NavigationRule,
): URL | undefined {
  const trimmed = text.trim();
  const scheme = SCHEME.exec(text.replace(DROPPED, ''))?.[1];
  if (trimmed === '' || trimmed.length > MOST_CHARACTERS) return undefined;
  if (scheme !== undefined && !/^https?:\/\/[^/]/i.test(trimmed)) return undefined;
  if (!URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  const isHome = url.origin === new URL(base).origin;
  return isWeb && url.username === '' && url.password === '' && (isHome || !sameOriginOnly) ? url : undefined;
}
