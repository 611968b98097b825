/**
 * The scenarios of the mock server. A scenario is selected by its name in the URL (`?scenario=slow`), so that cases can
 * be linked.
 */
import idsA from '../answers/ids-a.json';
import idsB from '../answers/ids-b.json';
import idsC from '../answers/ids-c.json';
import idsD from '../answers/ids-d.json';

/** The delay of the slow server: long enough to watch, and shorter than any timeout. */
export const SLOW_MS = 3000;

/** A response of an endpoint. */
export type MockResponse =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly body: string }
  /** Shape D for editors: every post has the URL of its edit screen, on the requested server. */
  | { readonly kind: 'editor' }
  /** No response, because the connection fails. */
  | { readonly kind: 'network-error' };

/** A behaviour of the server. */
export interface Scenario {
  /** The name in the URL, in kebab-case. */
  readonly name: string;
  readonly title: string;
  /** A description of the behaviour and its effect for visitors. */
  readonly description: string;
  /** The response to the request for link targets. */
  readonly ids: MockResponse;
  /** The response to all requests of listings. Default: the requested items. */
  readonly listing?: MockResponse;
  /** The delay of all responses. */
  readonly delayMs: number;
  /** True if all requests fail. */
  readonly offline: boolean;
}

const JSON_TYPE = 'application/json; charset=UTF-8';
const HTML_TYPE = 'text/html; charset=UTF-8';

/** One valid entry among invalid entries of every kind. */
const MALFORMED_ENTRIES = {
  '43': null,
  '44': 7,
  '45': [['https://school.example/choir-rehearsals/']],
  '46': { re: 4, pl: null, tg: 'yes' },
  'post-47': ['https://school.example/class-photos/'],
  ['__proto__']: null,
  '42': ['https://school.example/choir-wins-regional-prize/'],
};

const UNSAFE = {
  '42': { re: 'javascript:alert(1)', pl: 'https://school.example/choir-wins-regional-prize/', tg: 1, el: '' },
  '44': {
    re: 'data:text/html,<p>no</p>',
    pl: 'https://school.example/library-open-on-saturdays/',
    tg: 1,
    el: 'https://elsewhere.example/wp-admin/post.php?post=44&action=edit',
  },
};

/** All scenarios. The first one is the default. */
export const scenarios = [
  scenario('success', 'Success', 'All endpoints respond as in their contracts; link targets in shape B.'),
  scenario('ids-a', 'Link targets, shape A', 'Releases up to 1.2: one URL per post.', {
    ids: json(idsA),
  }),
  scenario('ids-b', 'Link targets, shape B', 'Releases 1.3 to 1.7.5: one or two URLs per post.', {
    ids: json(idsB),
  }),
  scenario('ids-c', 'Link targets, shape C', 'Releases 1.7.6 to 1.7.10: URLs and a flag, with gaps.', {
    ids: json(idsC),
  }),
  scenario(
    'ids-d',
    'Link targets, shape D',
    'Releases from 1.8: redirect, permalink and target as named fields.',
    {
      ids: json(idsD),
    },
  ),
  scenario('ids-d-editor', 'Link targets for an editor', 'Shape D with the URLs of the edit screens.', {
    ids: { kind: 'editor' },
  }),
  scenario('ids-empty', 'No link targets', 'An empty list: no link changes.', { ids: json([]) }),
  scenario('ids-entries', 'Malformed entries', 'Only the entry of post 42 is valid; its link is marked.', {
    ids: json(MALFORMED_ENTRIES),
  }),
  scenario('ids-unsafe', 'Unsafe URLs', 'Redirects to javascript: and data: URLs are rejected.', {
    ids: json(UNSAFE),
  }),
  scenario(
    'ids-400',
    'Link targets: 400',
    'The plugin is inactive: WordPress responds with 400 and a zero.',
    {
      ids: { kind: 'text', status: 400, type: HTML_TYPE, body: '0' },
    },
  ),
  scenario('ids-500', 'Link targets: 500', 'The server has a critical error.', {
    ids: { kind: 'text', status: 500, type: HTML_TYPE, body: '<p>There has been a critical error.</p>' },
  }),
  scenario('ids-html', 'Link targets: HTML page', 'A firewall responds with its own page and status 200.', {
    ids: { kind: 'text', status: 200, type: HTML_TYPE, body: '<!doctype html><title>One moment</title>' },
  }),
  scenario('ids-malformed', 'Link targets: invalid JSON', 'A PHP notice precedes the JSON.', {
    ids: { kind: 'text', status: 200, type: JSON_TYPE, body: 'Notice: undefined index {"42":["' },
  }),
  scenario('ids-network-error', 'Link targets: no connection', 'The connection fails.', {
    ids: { kind: 'network-error' },
  }),
  scenario('listing-500', 'Listings: 500', 'The server has a critical error: the old items stay.', {
    listing: { kind: 'text', status: 500, type: HTML_TYPE, body: '<p>There has been a critical error.</p>' },
  }),
  scenario('listing-html', 'Listings: HTML page', 'A firewall responds with a page: the old items stay.', {
    listing: { kind: 'text', status: 200, type: HTML_TYPE, body: '<!doctype html><title>One moment</title>' },
  }),
  scenario('listing-malformed', 'Listings: invalid JSON', 'The response is incomplete: the old items stay.', {
    listing: { kind: 'text', status: 200, type: HTML_TYPE, body: '{"status":"success","content":"<div' },
  }),
  scenario('listing-error', 'Listings: error', 'The response has an unknown status: the old items stay.', {
    listing: json({ status: 'error', message: 'No.', content: '<p>Not to be shown</p>' }),
  }),
  scenario('listing-empty', 'Listings: no items', 'No item matches: the list is empty.', {
    listing: json({ status: 'success', content: '', pagination: 'none', load_more: 'none' }),
  }),
  scenario('listing-network-error', 'Listings: no connection', 'The connection fails.', {
    listing: { kind: 'network-error' },
  }),
  scenario('slow', 'Slow', `Every endpoint takes ${SLOW_MS / 1000} seconds.`, { delayMs: SLOW_MS }),
  scenario('offline', 'Offline', 'All requests fail.', { offline: true }),
] as const satisfies readonly Scenario[];

/**
 * Finds the scenario of a URL.
 *
 * @param search the query of the URL
 * @returns the selected scenario; the first one if the name is missing or unknown
 */
export function scenarioOf(search: string): Scenario {
  const name = new URLSearchParams(search).get('scenario');
  return scenarios.find((scenario) => scenario.name === name) ?? scenarios[0];
}

function scenario(
  name: string,
  title: string,
  description: string,
  changes: Partial<Pick<Scenario, 'ids' | 'listing' | 'delayMs' | 'offline'>> = {},
): Scenario {
  return { name, title, description, ids: json(idsB), delayMs: 0, offline: false, ...changes };
}

function json(body: unknown): MockResponse {
  return { kind: 'json', body };
}
