// @vitest-environment node
/** The status box's data: what the check requests, and what its results mean. */
import { describe, expect, test } from 'vitest';
import { hang, json, stubFetch, text } from '../../tests/support/unit-rest';
import {
  averageSaved,
  type CheckedPage,
  checkSite,
  filled,
  kilobytes,
  mostUrgentFirst,
  reportOf,
  type StatusData,
  verdictOn,
} from './check';

const ROOT = 'https://school.example/wp-json/atoll/v1/';
const DATA: StatusData = { root: ROOT, nonce: 'abc', found: [], mode: '', check: null, strings: {} };

const page = (changes: Partial<CheckedPage> = {}): CheckedPage => ({
  page: 'https://school.example/',
  goes: [],
  stays: [],
  saved: 0,
  problem: '',
  ...changes,
});

const PAGES = ['https://school.example/', 'https://school.example/a/'];

describe('a check', () => {
  test('asks for one page after another, and starts anew with the first', async () => {
    const sent = stubFetch(json(PAGES), json(page({ saved: 1 })), json(page({ saved: 2 })));
    const progress: unknown[] = [];
    await checkSite(
      DATA,
      (checked, total) => progress.push([checked.map(({ saved }) => saved), total]),
      new AbortController().signal,
    );
    expect(sent.map(({ method, url, body, headers }) => [method, url, body, headers['x-wp-nonce']])).toEqual([
      ['GET', `${ROOT}pages`, '', 'abc'],
      ['POST', `${ROOT}check`, '{"page":"https://school.example/","first":true}', 'abc'],
      ['POST', `${ROOT}check`, '{"page":"https://school.example/a/","first":false}', 'abc'],
    ]);
    expect(progress).toEqual([
      [[1], 2],
      [[1, 2], 2],
    ]);
  });

  test('ends with an error if the server refuses', async () => {
    stubFetch(text('', 403));
    await expect(checkSite(DATA, () => {}, new AbortController().signal)).rejects.toThrow('403');
  });

  test('stops', async () => {
    const controller = new AbortController();
    const sent = stubFetch(json(PAGES), json(page()), hang);
    await expect(checkSite(DATA, () => controller.abort(), controller.signal)).rejects.toThrow('abort');
    expect(sent.length).toBeLessThan(4);
  });
});

test.each([
  ['unchecked', []],
  ['nothing', [page({ saved: 0 })]],
  ['nothing', [page({ saved: -4000 })]],
  ['larger', [page({ goes: ['jQuery'], saved: -4000 })]],
  ['larger', [page({ goes: ['jQuery'], saved: 4000 }), page({ saved: -5000 })]],
  ['good', [page({ goes: ['jQuery'], saved: 4000 }), page({ saved: -3000 })]],
  [
    'good',
    [page({ goes: ['jQuery'], saved: 4000 }), page({ skipped: 'Skipped: the settings exclude this page.' })],
  ],
  ['nothing', [page({ skipped: 'Skipped: the settings exclude this page.' })]],
  ['problems', [page({ saved: 4000 }), page({ problem: 'The page asks for a password.' })]],
] as const)('the verdict is %s', (verdict, pages) => {
  expect(verdictOn(pages)).toBe(verdict);
});

test('the average is of all pages on which Atoll runs', () => {
  const pages = [page({ saved: 1000 }), page({ saved: 3000 }), page({ saved: -1000 })];
  expect(averageSaved([...pages, page({ skipped: 'Skipped' }), page({ problem: '404' })])).toBe(1000);
  expect(averageSaved([page()])).toBe(0);
  expect(kilobytes(71_499)).toBe('71 kB');
});

test('pages with a problem come first, then those that grow', () => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
    page({ page: name, saved: [4, -1, 0, -9, -9][index] ?? 0, problem: name === 'e' ? '404' : '' }),
  );
  expect(mostUrgentFirst(pages).map((one) => one.page)).toEqual(['e', 'b', 'd', 'a', 'c']);
});

test.each([
  ['%1$s of %2$s pages', [3, 20], '3 of 20 pages'],
  ['%2$s Seiten, %1$s davon', [3, 20], '20 Seiten, 3 davon'],
  ['Last: %s', ['1 $& 2'], 'Last: 1 $& 2'],
] as const)('fills %s', (text, values, expected) => {
  expect(filled(text, values)).toBe(expected);
});

test('the report has the releases, and what goes and stays with its reason', () => {
  const pages = [
    page({
      goes: ['Contact Form 7'],
      stays: [{ name: 'jQuery', why: 'Kept: a script uses it.' }],
      saved: 12_000,
    }),
    page({ page: 'https://school.example/a/', problem: 'There is no page at this URL (404).' }),
  ];
  expect(reportOf(['Atoll 1.0.0'], pages).split('\n')).toEqual([
    'Atoll 1.0.0',
    '',
    'https://school.example/ (12 kB)',
    '  - Contact Form 7',
    '  + jQuery: Kept: a script uses it.',
    '',
    'https://school.example/a/ (0 kB)',
    '  ! There is no page at this URL (404).',
  ]);
});
