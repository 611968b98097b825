// @vitest-environment node
import { expect, test } from 'vitest';
import { messageFor } from './messages';
import { translator } from './translate';

test('a message comes from the page’s strings, or is English without them', () => {
  const translate = translator(new Map([['rest.fetch_error', 'Sie sind offline.']]));
  expect(messageFor('fetch_error', translate)).toBe('Sie sind offline.');
  expect(messageFor('unknown_error', translate)).toBe('An unknown error occurred.');
});
