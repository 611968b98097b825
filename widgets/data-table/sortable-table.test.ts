/**
 * The parts of the sortable table that need no screen (essential-addons, section 5): keys, order, state, texts of
 * cells.
 */
import { describe, expect, it } from 'vitest';
import { endsSoon } from '../../tests/support/ends-soon';
import { headerAttributes, headerClasses } from './attributes';
import { cellText } from './labels';
import { intlLanguage } from './normalize';
import { readKeys } from './sort-keys';
import { sortRows } from './row-sorter';
import { nextSorting } from './sort-state';
import { get, setBody } from '../../tests/support/unit-runtime';

const day = (year: number, month: number, date: number): number => Date.UTC(year, month - 1, date);
const clock = (hours: number, minutes: number, seconds = 0): number =>
  ((hours * 60 + minutes) * 60 + seconds) * 1000;

describe('the keys of a column', () => {
  it.each<[language: string, texts: readonly string[], numbers: readonly number[]]>([
    ['en', ['7', '1,234', '1,234,567.5', '-3', '+4', '−5', '.5'], [7, 1234, 1_234_567.5, -3, 4, -5, 0.5]],
    ['de', ['1.234,5', '12', '1.234'], [1234.5, 12, 1234]],
    ['fr', ['1\u202f234,5', '1 234 567', '12'], [1234.5, 1_234_567, 12]],
    ['de-CH', ['1’234.50', "1'000", '12.–'], [1234.5, 1000, 12]],
    ['hi', ['12,34,567', '9,999'], [1_234_567, 9999]],
    ['fa', ['۱٬۲۳۴٫۵', '۷'], [1234.5, 7]],
    // English notation on a German page, and the other way round.
    ['de', ['1.5', '12.25'], [1.5, 12.25]],
    ['en', ['1,5', '12,25'], [1.5, 12.25]],
    ['en', ['$1,200', '-$5', '$-6', 'US$ 7', '8 EUR', '9 €', 'CHF 10.-'], [1200, -5, -6, 7, 8, 9, 10]],
    ['da', ['1.200 kr.', '5,50 kr'], [1200, 5.5]],
    ['en', ['12%', '3.5 %', '100%'], [12, 3.5, 100]],
    ['en', ['1.', '10.', '2.'], [1, 10, 2]],
    ['ar', ['\u200f5', '\u200e3'], [5, 3]],
  ])('are numbers: %s %j', (language, texts, numbers) => expect(readKeys(texts, language)).toEqual(numbers));

  it.each<[language: string, texts: readonly string[], moments: readonly number[]]>([
    ['en', ['2024-09-09', '2023-12-31'], [day(2024, 9, 9), day(2023, 12, 31)]],
    [
      'en',
      ['2024-09-09T14:30:15Z', '2024-09-09 08:00'],
      [day(2024, 9, 9) + clock(14, 30, 15), day(2024, 9, 9) + clock(8, 0)],
    ],
    ['de', ['1.2.2024', '31.12.23', '1. 2. 1999'], [day(2024, 2, 1), day(2023, 12, 31), day(1999, 2, 1)]],
    ['en-US', ['1/2/2024', '12/31/1999'], [day(2024, 1, 2), day(1999, 12, 31)]],
    ['en-GB', ['1/2/2024', '31/12/1999'], [day(2024, 2, 1), day(1999, 12, 31)]],
    // No month has the number 31: the column has British dates on an American page.
    ['en-US', ['1/2/2024', '31/12/1999'], [day(2024, 2, 1), day(1999, 12, 31)]],
    ['nl', ['01-02-2024', '31-12-1999'], [day(2024, 2, 1), day(1999, 12, 31)]],
    ['ja', ['2024年9月9日', '2024年10月1日'], [day(2024, 9, 9), day(2024, 10, 1)]],
    ['en', ['09 Sep', '14 Oct', 'Sept. 3rd'], [day(2000, 9, 9), day(2000, 10, 14), day(2000, 9, 3)]],
    [
      'en',
      ['September 9, 2024', 'Mon, 2 Dec 2024', '4th of May 2020'],
      [day(2024, 9, 9), day(2024, 12, 2), day(2020, 5, 4)],
    ],
    ['de', ['9. März 2024', '1. Dez. 2023'], [day(2024, 3, 9), day(2023, 12, 1)]],
    ['es', ['9 de septiembre de 2024', '1 de enero de 2025'], [day(2024, 9, 9), day(2025, 1, 1)]],
    ['pl', ['9 września 2024', '1 stycznia 2025'], [day(2024, 9, 9), day(2025, 1, 1)]],
    ['fr', ['1er juillet 2024', '2 juin 2024'], [day(2024, 7, 1), day(2024, 6, 2)]],
    ['en', ['September 2024', 'May 2025', 'June'], [day(2024, 9, 1), day(2025, 5, 1), day(2000, 6, 1)]],
    [
      'en',
      ['9 Sep 2024, 2:30 pm', '9 Sep 2024 9 am'],
      [day(2024, 9, 9) + clock(14, 30), day(2024, 9, 9) + clock(9, 0)],
    ],
    [
      'en',
      ['9:30', '12:15 am', '12:15 p.m.', '1 pm'],
      [clock(9, 30), clock(0, 15), clock(12, 15), clock(13, 0)],
    ],
    ['de', ['9:30 Uhr', '10:00 Uhr'], [clock(9, 30), clock(10, 0)]],
    ['fr', ['9h30', '10h05'], [clock(9, 30), clock(10, 5)]],
  ])('are dates: %s %j', (language, texts, moments) => expect(readKeys(texts, language)).toEqual(moments));

  it.each<[texts: readonly string[]]>([
    [['12', 'none']],
    [['30.2.2024', '1.1.2024']],
    [['13/13/2024', '1/1/2024']],
    [['Room 9', 'Room 10']],
    [['9 Sep', 'March hare']],
    [['10 Oct – 12 Oct', '1 Oct']],
    [['1,2,3', '4']],
    [['12 May 2024 2025', '1 May']],
    [['1'.repeat(60), '2']],
    [['$', '%']],
    [['+', '4']],
    [['.', '4']],
    [['12–', '4']],
    [['1,23,4', '4']],
  ])('are texts if one of them is neither: %j', (texts) => expect(readKeys(texts, 'en')).toEqual(texts));

  it('are null for empty cells and dashes, and the others keep their type', () =>
    expect(readKeys(['2', '', ' ', '–', '-', '10'], 'en')).toEqual([2, null, null, null, null, 10]));

  it('are read in one pass from texts that nearly match', () => {
    const texts = Array.from({ length: 2000 }, () => `${'1 234 '.repeat(2000)}x`);
    expect(endsSoon(() => readKeys(texts, 'en'))[0]).toBe(texts[0]);
  });
});

describe('the language', () => {
  it.each([
    ['de-DE', 'de-DE'],
    ['pt_BR', 'pt-BR'],
    ['', undefined],
    ['not a language', undefined],
    [undefined, undefined],
  ])('%s is %s for Intl', (tag, language) => expect(intlLanguage(tag)).toBe(language));
});

describe('the order of rows', () => {
  it.each<
    [keys: readonly (number | string | null)[], ascending: readonly number[], descending: readonly number[]]
  >([
    [
      [3, 1, 2],
      [1, 2, 0],
      [0, 2, 1],
    ],
    [
      [2, null, 1, null],
      [2, 0, 1, 3],
      [0, 2, 1, 3],
    ],
    // Equal rows keep their order in both directions.
    [
      [1, 0, 1, 0],
      [1, 3, 0, 2],
      [0, 2, 1, 3],
    ],
    [
      ['Room 10', 'room 9', 'Äpfel', 'Zebra'],
      [2, 1, 0, 3],
      [3, 0, 1, 2],
    ],
    [[], [], []],
  ])('%j', (keys, ascending, descending) => {
    expect(sortRows(keys, 'ascending', 'de')).toEqual(ascending);
    expect(sortRows(keys, 'descending', 'de')).toEqual(descending);
  });

  it('follows the page’s alphabet: Swedish has ä after z', () =>
    expect(sortRows(['ä', 'z'], 'ascending', 'sv')).toEqual([1, 0]));
});

describe('a press on a header', () => {
  it.each([
    [undefined, 1, { column: 1, direction: 'ascending' }],
    [{ column: 1, direction: 'ascending' } as const, 1, { column: 1, direction: 'descending' }],
    [{ column: 1, direction: 'descending' } as const, 1, { column: 1, direction: 'ascending' }],
    [{ column: 1, direction: 'ascending' } as const, 2, { column: 2, direction: 'ascending' }],
  ])('on %j in column %i sorts %j', (before, column, next) =>
    expect(nextSorting(before, column)).toEqual(next),
  );
});

describe('the text of a cell', () => {
  it.each([
    [
      '<div class="td-content-wrapper"><div class="th-mobile-screen">Fee</div><div class="td-content"> 12\n 3 </div></div>',
      '12 3',
    ],
    ['<a href="/x">Bio<b>logy</b></a><br>II', 'Biology II'],
    ['<style>.x{}</style><script>1</script><p>a</p><p>b</p><span hidden>c</span>', 'a b'],
    ['<input value="7">', '7'],
    ['<input type="checkbox" value="on">', ''],
    ['<select><option>a<option selected>b</select>', 'b'],
    ['<textarea>long</textarea>', 'long'],
    ['', ''],
  ])('%s', (html, text) => {
    setBody(`<table><tr><td>${html}</td></tr></table>`);
    expect(cellText(get('td'))).toBe(text);
  });
});

it('gives the direction to the header of the sorted column only', () => {
  const sorting = { column: 1, direction: 'descending' } as const;
  expect(headerAttributes(sorting, 1)).toEqual({ 'aria-sort': 'descending' });
  expect(headerAttributes(sorting, 0)).toEqual({ 'aria-sort': undefined });
  expect(headerClasses(sorting, 1)).toEqual({ sorting: true, headerSortDown: false, headerSortUp: true });
});
