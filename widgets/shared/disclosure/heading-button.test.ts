/** Keys that move between the headings of a disclosure (WAI-ARIA pattern Accordion). */
import { expect, it } from 'vitest';
import { headingKey } from './heading-button';

const key = (name: string, init: KeyboardEventInit = {}) =>
  headingKey(new KeyboardEvent('keydown', { key: name, ...init }));

it.each([
  ['ArrowUp', 'previous'],
  ['ArrowDown', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['Enter', 'press'],
  [' ', 'press'],
  ['a', undefined],
])('%j does %s', (name, expected) => expect(key(name)).toBe(expected));

it.each(['ctrlKey', 'metaKey', 'altKey'])('leaves a key with %s to the browser', (modifier) => {
  expect(key('ArrowDown', { [modifier]: true })).toBeUndefined();
  expect(key('Home', { [modifier]: true })).toBeUndefined();
});
