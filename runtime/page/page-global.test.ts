/** Globals of the page's scripts, and elements with their names. */
import { afterEach, expect, it } from 'vitest';
import { pageGlobal } from './page-global';

afterEach(() => Reflect.deleteProperty(window, 'probe'));

it.each([{ hooks: {} }, () => undefined, 'text', 0, null, [1], new Map()])('reads a value: %o', (value) => {
  Object.assign(window, { probe: value });
  expect(pageGlobal('probe')).toBe(value);
});

it.each([
  ['an element', () => document.createElement('form')],
  ['a collection', () => document.body.children],
  ['a window', () => window],
  ['a text node', () => document.createTextNode('x')],
])('does not trust %s', (_what, make) => {
  Object.assign(window, { probe: make() });
  expect(pageGlobal('probe')).toBeUndefined();
});

it('reads nothing where there is nothing', () => {
  expect(pageGlobal('probe')).toBeUndefined();
  expect(pageGlobal('probe', { probe: 1 })).toBe(1);
});
