// @vitest-environment node
import { expect, test } from 'vitest';
import { translator } from './translate';

test('a text is in the page’s language, or English without a translation', () => {
  const translate = translator(new Map([['listing.filter', 'Filtern']]));
  expect(translate({ key: 'listing.filter', text: 'Filter' })).toBe('Filtern');
  expect(translate({ key: 'listing.pages', text: 'Pages' })).toBe('Pages');
});

test('an empty translation is a translation', () => {
  expect(translator(new Map([['a.b', '']]))({ key: 'a.b', text: 'B' })).toBe('');
});
