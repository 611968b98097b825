/**
 * What the server says about the links of each post: the four shapes of its releases as one kind of rule (contract
 * link-targets, section 3). An entry that makes no sense harms no other.
 */
import { isRecord } from '../../../runtime/page/as-record';
import { isSafeHref } from '../../../runtime/page/url';
import { decodeAddress } from './decode';

/** Which links of a post are meant, and what becomes of them. */
export interface LinkRule {
  /** `text`: the attribute as it is written; `decoded`: with its percent escapes resolved. */
  readonly compare: 'text' | 'decoded';
  /** The addresses to look for; resolved already where `compare` says so. */
  readonly addresses: ReadonlySet<string>;
  readonly target: '_blank' | '_self';
  /** What the release does about the referrer in a new tab, where the site has not decided. */
  readonly hidesReferrer: boolean;
  /** A new address for the links, safe to set; '' to leave it. */
  readonly redirect: string;
  /** Was there a redirect that must not become an address? */
  readonly isRefused: boolean;
  /** The edit screen's address, unchecked; '' for everybody but editors. */
  readonly editUrl: string;
}

/** The answer. It may name every post of the site, so an entry is only looked at for a post that is on the page. */
export interface Answer {
  readonly isEmpty: boolean;
  /**
   * @param postId digits only
   * @returns undefined when the answer does not name the post
   */
  readonly ruleFor: (postId: string) => LinkRule | 'malformed' | undefined;
}

const INDEX = /^\d+$/;

/** What ends an entry of shape C. */
const FLAGS: ReadonlySet<string> = new Set(['', '0', '1']);

/**
 * Understands an answer of any release.
 *
 * @param answer the JSON of the answer; a text is taken for JSON once more
 * @returns undefined when it is no map of posts; an empty one for the answers that mean "nothing to do"
 */
export function parseAnswer(answer: unknown): Answer | undefined {
  const parsed = typeof answer === 'string' ? parseText(answer) : answer;
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
  // PHP turns a list with a gap into an object; only shape C is known to have gaps.
  return Object.keys(entry).every((key) => INDEX.test(key))
    ? ruleOfList(Object.values(entry), () => undefined)
    : undefined;
}

/** Shape C when the last item is a flag, otherwise whatever a plain list is here. */
function ruleOfList(
  items: readonly unknown[],
  plain: (addresses: readonly string[]) => LinkRule | undefined,
): LinkRule | undefined {
  if (!items.every((item) => typeof item === 'string')) return undefined;
  const flag = items.at(-1);
  return flag !== undefined && FLAGS.has(flag) ? flaggedRule(items.slice(0, -1), flag) : plain(items);
}

/** Shapes A and B: the listed addresses open in a new tab, nothing else changes. */
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

/** Shape C. A single address is the permalink, of a post without a redirect or with one that leads to itself. */
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

/** An empty `href` is a link to the page itself, and never meant. */
function withoutEmpty(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(addresses.filter((address) => address !== ''));
}

/** PHP says null or false where it has no text. */
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
