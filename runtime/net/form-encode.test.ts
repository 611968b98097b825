import jquery from 'jquery';
import { describe, expect, test } from 'vitest';
import { formEncode, type FormFields } from './form-encode';

/** jQuery's encoding: `$.param`, with `+` for spaces and without `undefined` members. */
function sentByJQuery(data: FormFields): string {
  let body = '';
  jquery.ajax({
    url: '/wp-admin/admin-ajax.php',
    type: 'POST',
    data,
    beforeSend: (_xhr, settings) => {
      body = settings.data ?? '';
      return false;
    },
  });
  return body;
}

const LISTING = {
  action: 'gdlr_core_portfolio_ajax',
  settings: {
    category: ['science', 'fine arts'],
    'num-fetch': 9,
    pagination: 'page',
    'enable-x': true,
    'enable-y': false,
    shadow: { x: '0px', y: '0px', size: null },
    gallery: [{ id: 3, caption: 'A & B' }, { id: 1 }],
    empty: [],
  },
  option: { name: 'paged', value: '2' },
};

const CASES: readonly [string, FormFields][] = [
  ['nothing', {}],
  ['a text', { a: 'b' }],
  ['two fields, in order', { b: '1', a: '2' }],
  ['an empty text', { a: '' }],
  ['null', { a: null }],
  ['undefined', { a: undefined, b: 1 }],
  ['undefined further in', { a: { b: undefined, c: 1 } }],
  ['only undefined further in', { option: { name: undefined, value: undefined } }],
  ['true and false', { a: true, b: false }],
  ['zero', { a: 0 }],
  ['numbers', { a: -1.5, b: 1e21, c: 0.1 }],
  ['NaN and infinity', { a: NaN, b: Infinity }],
  ['a space', { a: 'b c', 'd e': 'f' }],
  ['a plus', { a: '1+1' }],
  ['an ampersand and an equals sign', { 'a&b': 'c=d&e' }],
  ['percent signs', { a: '100%', b: '%20' }],
  ['brackets in values', { a: '[x]' }],
  ['brackets in names', { 'a[b]': 1, 'c[': 2, ']': 3 }],
  ['quotes and slashes', { a: `"'\\/` }],
  ['what encodeURIComponent leaves', { a: "-_.!~*'()" }],
  ['line breaks and tabs', { a: 'b\r\nc\n\td' }],
  ['umlauts', { ä: 'öü' }],
  ['Chinese', { 学校: '欢迎' }],
  ['emoji', { a: '👩‍🏫' }],
  ['right to left', { a: 'مدرسة' }],
  ['markup', { a: '<b onclick="x">&amp;</b>' }],
  ['a nested object', { a: { b: { c: 'd' } } }],
  ['an array', { a: ['b', 'c'] }],
  ['an array of one', { a: ['b'] }],
  ['an empty array', { a: [], b: 1 }],
  ['an empty object', { a: {}, b: 1 }],
  ['an array with null and empty texts', { a: [null, '', 0, false] }],
  ['an array of objects', { a: [{ b: 1 }, { c: 2 }] }],
  ['an array of arrays', { a: [[1, 2], [3], []] }],
  ['a mixed array', { a: [1, { b: 2 }, [3], null, { c: [] }] }],
  ['deep arrays of objects', { a: [{ b: [{ c: [{ d: 1 }] }] }] }],
  ['a name that ends in brackets', { 'a[]': [1, 2] }],
  ['a name that ends in brackets, with objects', { 'a[]': [{ b: 1 }, [2, 3], null] }],
  ['a name that ends in brackets, with a text', { 'a[]': 'b' }],
  ['numeric names, which come first', { b: 1, 2: 'x', 1: 'y' }],
  ['an empty name', { '': 'a', b: { '': 'c' } }],
  ['names of every object', { constructor: 'a', toString: 'b' }],
  ['a date', { a: new Date(0) }],
  ['a pattern', { a: /x y/g }],
  ['a listing request', LISTING],
  ['a listing request without settings', { action: 'x', settings: undefined, option: {} }],
  ['settings that are text', { action: 'x', settings: '{"a": "b c"}' }],
];

describe('RELIABILITY 44: the body equals jQuery’s', () => {
  test.each(CASES)('for %s', (_name, fields) => {
    expect(formEncode(fields)).toBe(sentByJQuery(fields));
  });

  const withoutUndefined = CASES.filter(([name]) => !/undefined|without settings/.test(name));
  test.each(withoutUndefined)('equals $.param except for the spaces, for %s', (_name, fields) => {
    expect(formEncode(fields).replaceAll('+', '%20')).toBe(jquery.param(fields));
  });

  test('a listing request, byte for byte', () => {
    expect(formEncode(LISTING)).toBe(
      'action=gdlr_core_portfolio_ajax' +
        '&settings%5Bcategory%5D%5B%5D=science&settings%5Bcategory%5D%5B%5D=fine+arts' +
        '&settings%5Bnum-fetch%5D=9&settings%5Bpagination%5D=page' +
        '&settings%5Benable-x%5D=true&settings%5Benable-y%5D=false' +
        '&settings%5Bshadow%5D%5Bx%5D=0px&settings%5Bshadow%5D%5By%5D=0px&settings%5Bshadow%5D%5Bsize%5D=' +
        '&settings%5Bgallery%5D%5B0%5D%5Bid%5D=3&settings%5Bgallery%5D%5B0%5D%5Bcaption%5D=A+%26+B' +
        '&settings%5Bgallery%5D%5B1%5D%5Bid%5D=1' +
        '&option%5Bname%5D=paged&option%5Bvalue%5D=2',
    );
  });
});

test('the values are not changed', () => {
  const before = structuredClone(LISTING);
  formEncode(LISTING);
  expect(LISTING).toEqual(before);
});
