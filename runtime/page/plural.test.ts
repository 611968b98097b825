// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withCount } from './plural';

const TEXT = { key: 'items.count', text: '%s item', plural: '%s items' };

/** The rule as the server prints it: a digit for each number below 200, without repetitions at the end. */
const ruleOf = (indexOf: (count: number) => number): string =>
  Array.from({ length: 200 }, (_, count) => indexOf(count))
    .join('')
    .replace(/(.)\1+$/, '$1');

const isFew = (count: number): boolean =>
  count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14);

/** The forms are numbered in the order in which they first occur, so 0 is the form for zero. */
const POLISH = new Map([
  ['items.count', ruleOf((count) => (count === 1 ? 1 : isFew(count) ? 2 : 0))],
  ['items.count.0', '%s elementów'],
  ['items.count.1', '%s element'],
  ['items.count.2', '%s elementy'],
]);

const RUSSIAN = new Map([
  ['items.count', ruleOf((count) => (count % 10 === 1 && count % 100 !== 11 ? 1 : isFew(count) ? 2 : 0))],
  ['items.count.0', '%s элементов'],
  ['items.count.1', '%s элемент'],
  ['items.count.2', '%s элемента'],
]);

const GERMAN = new Map([
  ['items.count', '010'],
  ['items.count.0', '%s Einträge'],
  ['items.count.1', '%s Eintrag'],
]);

/** Has one form, for example Japanese. */
const JAPANESE = new Map([
  ['items.count', '0'],
  ['items.count.0', '%s件'],
]);

describe('a text with a number', () => {
  it.each([
    [0, '0 elementów'],
    [1, '1 element'],
    [2, '2 elementy'],
    [5, '5 elementów'],
    [12, '12 elementów'],
    [21, '21 elementów'],
    [22, '22 elementy'],
    [112, '112 elementów'],
    [201, '201 elementów'],
    [1002, '1002 elementy'],
    [1012, '1012 elementów'],
  ])('has the Polish form for %d', (count, expected) => {
    expect(withCount(POLISH, TEXT, count)).toBe(expected);
  });

  it.each([
    [1, '1 элемент'],
    [4, '4 элемента'],
    [11, '11 элементов'],
    [21, '21 элемент'],
    [111, '111 элементов'],
    [221, '221 элемент'],
    [211, '211 элементов'],
  ])('has the Russian form for %d', (count, expected) => {
    expect(withCount(RUSSIAN, TEXT, count)).toBe(expected);
  });

  it.each([
    [0, '0 Einträge'],
    [1, '1 Eintrag'],
    [2, '2 Einträge'],
    [201, '201 Einträge'],
  ])('has the German form for %d', (count, expected) => {
    expect(withCount(GERMAN, TEXT, count)).toBe(expected);
  });

  it('has the only form of a language for every number', () => {
    expect([0, 1, 7, 300].map((count) => withCount(JAPANESE, TEXT, count))).toEqual([
      '0件',
      '1件',
      '7件',
      '300件',
    ]);
  });

  it.each([
    ['has no texts', new Map<string, string>()],
    ['has a rule without its forms', new Map([['items.count', '010']])],
    ['has an empty rule', new Map([['items.count', '']])],
  ])('is English if the page %s', (_, translations) => {
    expect([0, 1, 2].map((count) => withCount(translations, TEXT, count))).toEqual([
      '0 items',
      '1 item',
      '2 items',
    ]);
  });
});
