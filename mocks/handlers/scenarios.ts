/**
 * The ways in which the server can answer. A scenario has a name that fits into an address (`?scenario=slow`), so
 * that a case seen once can be linked.
 */
import idsA from '../answers/ids-a.json';
import idsB from '../answers/ids-b.json';
import idsC from '../answers/ids-c.json';
import idsD from '../answers/ids-d.json';

/** How long the slow server takes. Long enough to watch, shorter than any time limit. */
export const SLOW_MS = 3000;

/** One answer of an endpoint. */
export type Answer =
  | { readonly kind: 'json'; readonly body: unknown }
  | { readonly kind: 'text'; readonly status: number; readonly type: string; readonly body: string }
  /** Shape D as editors get it: every post with the address of its edit screen, on the server asked. */
  | { readonly kind: 'editor' }
  /** No answer at all: the connection breaks. */
  | { readonly kind: 'network-error' };

/** One way for the server to be. */
export interface Scenario {
  /** Kebab-case; stands in the address. */
  readonly name: string;
  readonly title: string;
  /** What happens, and what a visitor is to see of it. */
  readonly description: string;
  /** How the call for link targets is answered. */
  readonly ids: Answer;
  /** How every call of a listing is answered; omitted for what the request asks for. */
  readonly listing?: Answer;
  /** Time until any endpoint answers. */
  readonly delayMs: number;
  /** True when no endpoint can be reached at all. */
  readonly offline: boolean;
}

const JSON_TYPE = 'application/json; charset=UTF-8';
const HTML_TYPE = 'text/html; charset=UTF-8';

/** One entry that is as it should be, among entries of every wrong kind. */
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

/** Every scenario; the first is the one without a name in the address. */
export const scenarios = [
  scenario('success', 'Success', 'Every endpoint answers as its contract says; link targets in shape B.'),
  scenario('ids-a', 'Link targets, shape A', 'Releases up to 1.2: one address a post.', {
    ids: json(idsA),
  }),
  scenario('ids-b', 'Link targets, shape B', 'Releases 1.3 to 1.7.5: one or two addresses a post.', {
    ids: json(idsB),
  }),
  scenario('ids-c', 'Link targets, shape C', 'Releases 1.7.6 to 1.7.10: addresses and a flag, with gaps.', {
    ids: json(idsC),
  }),
  scenario('ids-d', 'Link targets, shape D', 'Releases from 1.8: redirect, permalink and target by name.', {
    ids: json(idsD),
  }),
  scenario('ids-d-editor', 'Link targets for an editor', 'Shape D with the addresses of the edit screens.', {
    ids: { kind: 'editor' },
  }),
  scenario('ids-empty', 'Nothing to mark', 'An empty list: no link changes.', { ids: json([]) }),
  scenario('ids-entries', 'Malformed entries', 'Only post 42 has an entry that makes sense; it is marked.', {
    ids: json(MALFORMED_ENTRIES),
  }),
  scenario('ids-unsafe', 'Unsafe addresses', 'Redirects to script and data addresses are refused.', {
    ids: json(UNSAFE),
  }),
  scenario('ids-400', 'Link targets: 400', 'The plugin is off: WordPress answers 400 and a zero.', {
    ids: { kind: 'text', status: 400, type: HTML_TYPE, body: '0' },
  }),
  scenario('ids-500', 'Link targets: 500', 'The server breaks down.', {
    ids: { kind: 'text', status: 500, type: HTML_TYPE, body: '<p>There has been a critical error.</p>' },
  }),
  scenario('ids-html', 'Link targets: a page', 'A firewall answers 200 with a page of its own.', {
    ids: { kind: 'text', status: 200, type: HTML_TYPE, body: '<!doctype html><title>One moment</title>' },
  }),
  scenario('ids-malformed', 'Link targets: broken JSON', 'A notice stands before the JSON.', {
    ids: { kind: 'text', status: 200, type: JSON_TYPE, body: 'Notice: undefined index {"42":["' },
  }),
  scenario('ids-network-error', 'Link targets: no connection', 'The call finds no server.', {
    ids: { kind: 'network-error' },
  }),
  scenario('listing-500', 'Listings: 500', 'The server breaks down: the old items stay.', {
    listing: { kind: 'text', status: 500, type: HTML_TYPE, body: '<p>There has been a critical error.</p>' },
  }),
  scenario('listing-html', 'Listings: a page', 'A firewall answers with a page: the old items stay.', {
    listing: { kind: 'text', status: 200, type: HTML_TYPE, body: '<!doctype html><title>One moment</title>' },
  }),
  scenario('listing-malformed', 'Listings: broken JSON', 'Half an answer: the old items stay.', {
    listing: { kind: 'text', status: 200, type: HTML_TYPE, body: '{"status":"success","content":"<div' },
  }),
  scenario('listing-error', 'Listings: error', 'The status is one that nobody knows: the old items stay.', {
    listing: json({ status: 'error', message: 'No.', content: '<p>Not to be shown</p>' }),
  }),
  scenario('listing-empty', 'Listings: nothing', 'There is nothing to list: the list is empty.', {
    listing: json({ status: 'success', content: '', pagination: 'none', load_more: 'none' }),
  }),
  scenario('listing-network-error', 'Listings: no connection', 'The call finds no server.', {
    listing: { kind: 'network-error' },
  }),
  scenario('slow', 'Slow', `Every endpoint takes ${SLOW_MS / 1000} seconds.`, { delayMs: SLOW_MS }),
  scenario('offline', 'Offline', 'No endpoint can be reached.', { offline: true }),
] as const satisfies readonly Scenario[];

/**
 * Finds the scenario that an address asks for.
 *
 * @param search the query part of the address
 * @returns the scenario named there; the first one when none is named or the name is unknown
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

function json(body: unknown): Answer {
  return { kind: 'json', body };
}
