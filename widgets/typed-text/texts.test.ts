// @vitest-environment node
/** The text of an animation on paper. */
import { expect, it } from 'vitest';
import { completeText, plainTexts } from './texts';

const TEXTS = ['rowing', 'reading', 'Latin & Greek'];

it.each([
  ['', 'rowing'],
  ['read', 'reading'],
  [' Latin &', 'Latin & Greek'],
  ['xyz', undefined],
  ['reading', undefined],
  [' Latin & Greek\n', undefined],
])('completes “%s” to %s', (shown, whole) => {
  expect(completeText(shown, TEXTS)).toBe(whole);
});

it('completes nothing without texts', () => {
  expect(completeText('r', [])).toBeUndefined();
});

it('leaves out what it cannot read without the sanitiser', () => {
  expect(plainTexts([' rowing ', '', 'a &amp; b'])).toEqual(['rowing']);
});
