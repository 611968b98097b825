// @vitest-environment node
/**
 * Replaces the reading of the response in VK Link Target Controller's script, releases 1.2 to 1.10.4. Kept: an
 * entry's shape follows from its form alone; a list is compared as text, later shapes are decoded; a duplicate that
 * PHP removed leaves a gap and an object. Not kept: one malformed entry ended the loop.
 */
import { describe, expect, test } from 'vitest';
import idsA from '../../../mocks/answers/ids-a.json';
import idsB from '../../../mocks/answers/ids-b.json';
import idsC from '../../../mocks/answers/ids-c.json';
import idsD from '../../../mocks/answers/ids-d.json';
import { decodeAddress, type LinkRule, parseResponse } from './response';

const RE = 'https://elsewhere.example/page';
const PL = 'https://school.example/post/';

const listed = (...addresses: string[]): LinkRule => ({
  compare: 'text',
  addresses: new Set(addresses),
  target: '_blank',
  hidesReferrer: false,
  redirect: '',
  isRefused: false,
  editUrl: '',
});

const redirecting = (addresses: string[], changes: Partial<LinkRule>): LinkRule => ({
  compare: 'decoded',
  addresses: new Set(addresses),
  target: '_blank',
  hidesReferrer: true,
  redirect: '',
  isRefused: false,
  editUrl: '',
  ...changes,
});

function ruleOf(entry: unknown): LinkRule | 'malformed' | undefined {
  return parseResponse({ '42': entry })?.ruleFor('42');
}

describe('1. an empty response', () => {
  test.each<[string, unknown]>([
    ['an empty list', []],
    ['an empty map', {}],
    ['null', null],
    ['an empty list as text', '[]'],
    ['null as text', 'null'],
  ])('has no rules: %s', (_name, response) => {
    expect(parseResponse(response)?.isEmpty).toBe(true);
    expect(parseResponse(response)?.ruleFor('42')).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['a zero', 0],
    ['a zero as text', '0'],
    ['true', true],
    ['a list', [['https://school.example/']]],
    ['a page', '<!doctype html><title>One moment</title>'],
    ['an empty text', ''],
    ['nothing', undefined],
  ])('is not a map of posts: %s', (_name, response) => {
    expect(parseResponse(response)).toBeUndefined();
  });
});

test('RELIABILITY 48: a response that is a string is parsed as JSON', () => {
  expect(parseResponse(JSON.stringify({ '42': [PL] }))?.ruleFor('42')).toEqual(listed(PL));
});

test.each<[string, object, LinkRule['compare']]>([
  ['A', idsA, 'text'],
  ['B', idsB, 'text'],
  ['C', idsC, 'decoded'],
  ['D', idsD, 'decoded'],
])('RELIABILITY 48: every entry of the mocked shape %s is read', (_shape, response, compare) => {
  const parsed = parseResponse(response);
  const ids = Object.keys(response);
  expect(ids).not.toHaveLength(0);
  for (const id of ids) expect(parsed?.ruleFor(id)).toMatchObject({ compare });
});

describe('18. shape A', () => {
  test('is one URL as a string', () => expect(ruleOf(RE)).toEqual(listed(RE)));
  test('never matches links without a URL', () => expect(ruleOf('')).toEqual(listed()));
});

describe('8. shape B', () => {
  test.each<[string, unknown, LinkRule]>([
    ['two URLs', [RE, PL], listed(RE, PL)],
    ['one URL', [PL], listed(PL)],
    ['none', [], listed()],
    ['a URL with an escape, which stays', ['/%C3%A9/'], listed('/%C3%A9/')],
  ])('is a list: %s', (_name, entry, rule) => expect(ruleOf(entry)).toEqual(rule));
});

describe('19. shape C', () => {
  test.each<[string, unknown, LinkRule]>([
    ['flag 1', [RE, PL, '1'], redirecting([PL], { redirect: RE })],
    ['flag 0', [RE, PL, '0'], redirecting([PL], { redirect: RE, target: '_self' })],
    ['an empty flag', [RE, PL, ''], redirecting([PL], { redirect: RE, target: '_self' })],
    ['no redirect', [PL, '1'], redirecting([PL], {})],
    ['no redirect, flag 0', [PL, '0'], redirecting([PL], { target: '_self' })],
    ['an object with a gap', { 0: PL, 2: '1' }, redirecting([PL], {})],
    ['an object without one', { 0: RE, 1: PL, 2: '1' }, redirecting([PL], { redirect: RE })],
    ['an object, keys out of order', { 2: '1', 0: PL }, redirecting([PL], {})],
    ['an escape', ['', '/caf%C3%A9/', '1'], redirecting(['/café/'], {})],
  ])('ends with a flag: %s', (_name, entry, rule) => expect(ruleOf(entry)).toEqual(rule));
});

describe('20. shape D', () => {
  test.each<[string, unknown, LinkRule]>([
    [
      'all fields',
      { re: RE, pl: PL, tg: 1, el: '/edit' },
      redirecting([RE, PL], { redirect: RE, editUrl: '/edit' }),
    ],
    ['re only', { re: RE, tg: 1 }, redirecting([RE], { redirect: RE })],
    ['pl only', { re: '', pl: PL, tg: 1, el: '' }, redirecting([PL], {})],
    ['neither', { tg: 1 }, redirecting([], {})],
    ['null and false for strings', { re: null, pl: PL, tg: 1, el: false }, redirecting([PL], {})],
    ['tg as the string 1', { pl: PL, tg: '1' }, redirecting([PL], {})],
    ['tg 0', { pl: PL, tg: 0 }, redirecting([PL], { target: '_self' })],
    ['tg as the string 0', { pl: PL, tg: '0' }, redirecting([PL], { target: '_self' })],
    ['tg as an empty string', { pl: PL, tg: '' }, redirecting([PL], { target: '_self' })],
    ['no tg', { pl: PL }, redirecting([PL], { target: '_self' })],
    ['an edit URL of a wrong type', { pl: PL, tg: 1, el: [1] }, redirecting([PL], {})],
  ])('has named fields: %s', (_name, entry, rule) => expect(ruleOf(entry)).toEqual(rule));
});

describe('14. an invalid entry', () => {
  test.each<[string, unknown]>([
    ['a number', 7],
    ['null', null],
    ['true', true],
    ['a list in a list', [[PL]]],
    ['a list with a number', [PL, 7]],
    ['a flag alone', ['1']],
    ['three URLs and a flag', [RE, PL, PL, '1']],
    ['an object with unknown keys', { url: PL }],
    ['an object of URLs', { 0: RE, 2: PL }],
    ['an empty object', {}],
    ['fields of wrong types', { re: 4, pl: null, tg: 'yes' }],
  ])('is reported, and the next one counts: %s', (_name, entry) => {
    const parsed = parseResponse({ '41': entry, '42': [PL] });
    expect(parsed?.ruleFor('41')).toBe('malformed');
    expect(parsed?.ruleFor('42')).toEqual(listed(PL));
  });
});

test.each(['1', '042', '__proto__', 'constructor', 'toString'])(
  'a post that the response does not name has no rule: %j',
  (id) => expect(parseResponse({ '42': [PL] })?.ruleFor(id)).toBeUndefined(),
);

test('a rule is computed once, however many elements contain the post', () => {
  const parsed = parseResponse({ '42': [PL] });
  const rule = parsed?.ruleFor('42');
  expect(rule).toEqual(listed(PL));
  expect(parsed?.ruleFor('42')).toBe(rule);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<p>no</p>',
  'vbscript:x',
  'blob:https://school.example/1',
  'file:///etc/passwd',
])('22. a redirect to %j is refused, but the target is set', (re) => {
  const refused = redirecting([decodeAddress(re), PL], { isRefused: true });
  expect(ruleOf({ re, pl: PL, tg: 1 })).toEqual(refused);
  expect(ruleOf([re, PL, '1'])).toEqual({ ...refused, addresses: new Set([PL]) });
});

test.each([
  'http://a.example/',
  'https://a.example/',
  'mailto:a@b.example',
  'tel:+49',
  '/page',
  '?a=b',
  '#top',
])('22. a redirect to %j is followed', (re) =>
  expect(ruleOf({ re, pl: PL, tg: 1 })).toMatchObject({ redirect: re, isRefused: false }),
);

test.each([
  ['/%E6%97%A5%E6%9C%AC/', '/日本/'],
  ['/日本/', '/日本/'],
  ['/100%', '/100%'],
  ['/%E6%97', '/%E6%97'],
  ['/%zz/%C3%A9', '/%zz/%C3%A9'],
  ['', ''],
])('21. %j is compared as %j', (address, decoded) => expect(decodeAddress(address)).toBe(decoded));
