/** The one check before a navigation or an `href`: whoever wrote the address, no script runs from it. */

/** Longer texts are garbage, not the redirects that somebody set. */
const MOST_CHARACTERS = 2048;

/** A scheme as browsers read it: they skip spaces and control characters on the way. */
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

// oxlint-disable-next-line no-control-regex -- exactly the characters that browsers drop from an address
const DROPPED = /[\u0000-\u0020\u007f]/g;

const LINK_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/**
 * @param text an address for an `href`
 * @returns true for http, https, mailto, tel and relative addresses (link-targets, section 8)
 */
export function isSafeHref(text: string): boolean {
  const scheme = SCHEME.exec(text.replace(DROPPED, ''))?.[1];
  return scheme === undefined || LINK_SCHEMES.has(scheme.toLowerCase());
}

/** How far a navigation may lead. */
export interface NavigationRule {
  /** The page's own address. */
  readonly base: string;
  /** Refuse other hosts, which an editor may have chosen on purpose. Default: false. */
  readonly sameOriginOnly?: boolean;
}

/**
 * Checks where a setting wants to send the visitor (RELIABILITY 54).
 *
 * @param text an address from a setting
 * @returns the address, absolute; undefined for anything but http(s) and relative ones, for addresses with
 * credentials, and for ones that browsers guess at, such as `https:host`
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
