/** The sites to which Atoll sends requests. */
import { afterEach, describe, expect, it } from 'vitest';
import { toFragment } from '../../tests/support/markup';
import { isOwnUrl, linkedRestRoot } from './own-url';

const HERE = location.origin;
const OTHER = 'https://api.school.test';

const setHead = (html: string): void => document.head.replaceChildren(toFragment(html));

afterEach(() => {
  setHead('');
  document.body.replaceChildren();
});

it.each([
  `${HERE}/wp-admin/admin-ajax.php`,
  '/ajax',
  'ajax',
  '?a=b',
  `${HERE}:${location.port || 80}/`.replace(/:(\d+):\1/, ':$1'),
])('the page’s own URL: %s', (url) => expect(isOwnUrl(document, url)).toBe(true));

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/ajax',
  '\\\\elsewhere.example\\ajax',
  ' https://elsewhere.example/',
  `${HERE}@elsewhere.example/`,
  `${HERE}.elsewhere.example/`,
  'data:application/json,{}',
  'javascript:alert(1)',
  `blob:${HERE}/1`,
  'https://',
  `${OTHER}/wp-json/`,
])('a URL of another site: %s', (url) => expect(isOwnUrl(document, url)).toBe(false));

it('a `base` element does not change the site', () => {
  setHead('<base href="https://elsewhere.example/">');
  expect(isOwnUrl(document, '/ajax')).toBe(true);
  expect(isOwnUrl(document, 'https://elsewhere.example/ajax')).toBe(false);
});

describe('the API’s link', () => {
  const link = `<link rel="https://api.w.org/" href="${OTHER}/wp-json/">`;

  it('allows its site when it is in the head', () => {
    setHead(link);
    expect(linkedRestRoot(document)).toBe(`${OTHER}/wp-json/`);
    expect(isOwnUrl(document, `${OTHER}/x`)).toBe(true);
    expect(isOwnUrl(document, 'https://elsewhere.example/')).toBe(false);
  });

  it('does not count in the body', () => {
    document.body.append(toFragment(link));
    expect(linkedRestRoot(document)).toBeUndefined();
    expect(isOwnUrl(document, `${OTHER}/x`)).toBe(false);
  });
});
