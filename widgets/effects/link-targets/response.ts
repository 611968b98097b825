/**
 * Parses the server's response about the links of each post. Its four shapes, one per release, become one type of rule
 * (contract link-targets, section 3). An invalid entry does not affect the others.
 */
import { isRecord } from '../../../runtime/page/as-record';
import { isSafeHref } from '../../../runtime/page/url';

/**
 * Decodes URLs for the comparison in releases from 1.7.7 (link-targets, section 5.3).
 *
 * @param address an `href` as written in the page or in the response
 * @returns the percent-decoded URL; the same text if an escape is malformed
 */
export function decodeAddress(address: string): string {
  if (!address.includes('%')) return address;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The rule for the links of a post. */
export interface LinkRule {
  /** `text`: compare the attribute as written; `decoded`: compare it percent-decoded. */
  readonly compare: 'text' | 'decoded';
  /** The URLs of the links; already decoded if `compare` is `decoded`. */
  readonly addresses: ReadonlySet<string>;
  readonly target: '_blank' | '_self';
  /** The release's default for hiding the referrer in a new tab. The site's setting has priority. */
  readonly hidesReferrer: boolean;
  /** A new, safe URL for the links; '' to keep theirs. */
  readonly redirect: string;
  /** True if the redirect was rejected as unsafe. */
  readonly isRefused: boolean;
  /** The URL of the edit screen, not validated; '' for visitors who are not editors. */
  readonly editUrl: string;
}

/** The response. It may contain every post of the site, so only the entries of posts on the page are parsed. */
export interface LinkTargetsResponse {
  readonly isEmpty: boolean;
  /**
   * @param postId digits only
   * @returns undefined if the response does not contain the post
   */
  readonly ruleFor: (postId: string) => LinkRule | 'malformed' | undefined;
}

const INDEX = /^\d+$/;

/** The values of the flag at the end of an entry of shape C. */
const FLAGS: ReadonlySet<string> = new Set(['', '0', '1']);

/**
 * Parses a response of any release.
 *
 * @param response the parsed JSON; a string is parsed as JSON again
 * @returns undefined if it is not a map of posts; an empty map for null and an empty list
 */
export function parseResponse(response: unknown): LinkTargetsResponse | undefined {
  const parsed = typeof response === 'string' ? parseText(response) : response;
  const isNothing = parsed === null || (Array.isArray(parsed) && parsed.length === 0);
  const posts = isNothing ? {} : parsed;
  if (!isRecord(posts)) return undefined;
  const known = new Map<string, LinkRule | 'malformed'>();
  return {
    isEmpty: Object.keys(posts).length === 0,
    ruleFor(postId) {
      if (!Object.hasOwn(posts, postId)) return undefined;
      const rule = known.get(postId) ?? toRule(posts[postId]) ?? 'malformed';
      known.set(postId, rule);
      return rule;
    },
  };
}

function toRule(entry: unknown): LinkRule | undefined {
  if (typeof entry === 'string') return listedRule([entry]);
  if (Array.isArray(entry)) return ruleOfList(entry, listedRule);
  if (!isRecord(entry)) return undefined;
  if ('re' in entry || 'pl' in entry || 'tg' in entry) return ruleOfFields(entry);
  // PHP encodes a list with a gap as an object. Only shape C has gaps.
  return Object.keys(entry).every((key) => INDEX.test(key))
    ? ruleOfList(Object.values(entry), () => undefined)
    : undefined;
}

/** Shape C if the last item is a flag; otherwise the result of `plain`. */
function ruleOfList(
  items: readonly unknown[],
  plain: (addresses: readonly string[]) => LinkRule | undefined,
): LinkRule | undefined {
  if (!items.every((item) => typeof item === 'string')) return undefined;
  const flag = items.at(-1);
  return flag !== undefined && FLAGS.has(flag) ? flaggedRule(items.slice(0, -1), flag) : plain(items);
}

/** Shapes A and B: the listed URLs open in a new tab. */
function listedRule(addresses: readonly string[]): LinkRule {
  return {
    compare: 'text',
    addresses: withoutEmpty(addresses),
    target: '_blank',
    hidesReferrer: false,
    redirect: '',
    isRefused: false,
    editUrl: '',
  };
}

/** Shape C. A single URL is the permalink of a post that has no redirect, or that redirects to itself. */
function flaggedRule(addresses: readonly string[], flag: string): LinkRule | undefined {
  const [first, second] = addresses;
  if (first === undefined || addresses.length > 2) return undefined;
  return redirectingRule([second ?? first], flag === '1', second === undefined ? '' : first, '');
}

/** Shape D. */
function ruleOfFields({ re, pl, tg, el }: Readonly<Record<string, unknown>>): LinkRule | undefined {
  const redirect = asText(re);
  const permalink = asText(pl);
  const isNewTab = asFlag(tg);
  if (redirect === undefined || permalink === undefined || isNewTab === undefined) return undefined;
  return redirectingRule([redirect, permalink], isNewTab, redirect, asText(el) ?? '');
}

function redirectingRule(
  addresses: readonly string[],
  isNewTab: boolean,
  redirect: string,
  editUrl: string,
): LinkRule {
  const isRefused = !isSafeHref(redirect);
  return {
    compare: 'decoded',
    addresses: withoutEmpty(addresses.map(decodeAddress)),
    target: isNewTab ? '_blank' : '_self',
    hidesReferrer: true,
    redirect: isRefused ? '' : redirect,
    isRefused,
    editUrl,
  };
}

/** Removes empty URLs: an empty `href` links to the page itself. */
function withoutEmpty(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.filter((address) => address !== ''));
}

/** Converts null and false, which PHP uses for missing strings, to ''. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value === undefined || value === null || value === false ? '' : undefined;
}

function asFlag(value: unknown): boolean | undefined {
  if (value === 1 || value === '1' || value === true) return true;
  return value === 0 || value === '0' || asText(value) === '' ? false : undefined;
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
