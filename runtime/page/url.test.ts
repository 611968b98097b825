// @vitest-environment node
/** runtime/page/url: safe values of `href`, and safe targets of a redirect (RELIABILITY 54). */
import { describe, expect, test } from 'vitest';
import { isSafeHref, navigationTarget } from './url';

const BASE = 'https://college.example/apply/?year=2027#fees';

describe('an href is safe', () => {
  test.each([
    'https://elsewhere.example/',
    'HTTP://elsewhere.example/',
    'mailto:office@college.example',
    'tel:+41310000000',
    '/study/',
    'study?a=b:c',
    '#fees',
    '//elsewhere.example/x',
    '',
    'page/with:colon',
    `/search?q=${'x'.repeat(5000)}`,
  ])('%j', (text) => expect(isSafeHref(text)).toBe(true));
});

describe('an href is refused', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://college.example/1',
    'file:///etc/passwd',
    'ftp://elsewhere.example/',
  ])('%j', (text) => expect(isSafeHref(text)).toBe(false));
});

describe('RELIABILITY 54: a redirect is followed', () => {
  test.each([
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
    ['http://elsewhere.example', 'http://elsewhere.example/'],
    ['/thanks/', 'https://college.example/thanks/'],
    ['?done=1', 'https://college.example/apply/?done=1'],
    ['  /thanks/ ', 'https://college.example/thanks/'],
    // Other hosts are allowed: an editor chose them.
    ['//elsewhere.example/x', 'https://elsewhere.example/x'],
    ['/\\elsewhere.example', 'https://elsewhere.example/'],
  ])('%j leads to %j', (text, expected) =>
    expect(navigationTarget(text, { base: BASE })?.href).toBe(expected),
  );
});

describe('RELIABILITY 54: a redirect is refused', () => {
  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\tjavascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://college.example/1',
    'file:///etc/passwd',
    'ftp://elsewhere.example/',
    '',
    '   ',
    'x'.repeat(5000),
    'https:evil',
    'https:/evil',
    'https://a@b.example/',
    'https://a:b@b.example/',
    'mailto:office@college.example',
    'https://',
  ])('%j', (text) => expect(navigationTarget(text, { base: BASE })).toBeUndefined());

  test.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example'])(
    '%j, if only the page’s site is allowed',
    (text) => expect(navigationTarget(text, { base: BASE, sameOriginOnly: true })).toBeUndefined(),
  );

  test('but the page’s site is allowed', () => {
    expect(navigationTarget('/thanks/', { base: BASE, sameOriginOnly: true })?.pathname).toBe('/thanks/');
  });
});
