/**
 * The intended differences between our client and WordPress's. The comparison fails if a difference is not
 * listed here, or if a listed difference no longer exists.
 */
export interface Difference {
  /** Name of the scenario in the comparison. */
  readonly scenario: string;
  /** What differs: `outcome`, `count`, or `{request}.{part}`, e.g. `2.headers.x-wp-nonce`. */
  readonly differs: readonly string[];
  readonly reason: string;
}

const WORDING = 'rest-client, section 5: the message is worded as in older releases.';
const ONE_RETRY = 'A request is repeated only once, even if the server never accepts a nonce.';
const OTHER_ORIGIN = 'Cookies and nonce are for the origin of the REST root only.';

export const DIFFERENCES: readonly Difference[] = [
  { scenario: 'no network', differs: ['outcome'], reason: WORDING },
  { scenario: 'data on GET', differs: ['outcome'], reason: WORDING },
  {
    scenario: 'an error with the body null',
    differs: ['outcome'],
    reason: 'rest-client, section 5: unknown_error; theirs crashes while it looks for a code.',
  },
  {
    scenario: 'two byte order marks before JSON',
    differs: ['outcome'],
    reason: 'The marks come from PHP files of other plugins; the answer itself is right.',
  },
  {
    scenario: 'PUT with a form',
    differs: ['0.headers.content-type'],
    reason: 'Called JSON, a multipart body cannot be read by the server.',
  },
  {
    scenario: 'data with a Content-Type in lower case',
    differs: ['0.headers.content-type'],
    reason: 'Two spellings of one header are joined by fetch to a value that means nothing.',
  },
  {
    scenario: 'a stale nonce of the caller in lower case',
    differs: ['0.headers.x-wp-nonce'],
    reason: 'Two spellings of one header are joined by fetch, and the joined nonce is always refused.',
  },
  {
    scenario: 'a stale nonce in the form',
    differs: ['2.body', 'count', 'outcome'],
    reason: 'The server looks at the form first, so the fresh nonce has to be there, too.',
  },
  { scenario: 'a nonce that stays stale', differs: ['count', 'outcome'], reason: ONE_RETRY },
  {
    scenario: 'a stale nonce under parse: false',
    differs: ['count', 'outcome'],
    reason: 'Without parsing theirs cannot see that the nonce was refused.',
  },
  {
    scenario: 'a stale nonce on the first page',
    differs: ['count', 'outcome'],
    reason: 'The same inside a collection: their caller gets a raw response.',
  },
  {
    scenario: 'an error on a page of a collection',
    differs: ['outcome'],
    reason: 'The caller asked for parsed answers and gets a parsed error, not a raw response.',
  },
  {
    scenario: 'per_page=-10',
    differs: ['0.url', 'count', 'outcome'],
    reason: 'Only -1 asks for everything; theirs finds the same characters in other values.',
  },
  {
    scenario: 'a further page on another origin',
    differs: ['count', 'outcome'],
    reason: OTHER_ORIGIN,
  },
  {
    scenario: 'an address on another origin',
    differs: ['0.credentials', '0.headers.x-wp-nonce'],
    reason: OTHER_ORIGIN,
  },
];
