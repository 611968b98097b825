// @vitest-environment node
/** The selectors of manifests, as PHP gets them. */
import { describe, expect, it } from 'vitest';
import { compileSelector } from '../../../.scripts/lib/selectors.mjs';

const ANY = { tag: null, id: null, classes: [], attributes: [], not: [] };

describe('compileSelector', () => {
  it.each([
    ['select', [{ ...ANY, tag: 'select' }]],
    ['#form.a', [{ ...ANY, id: 'form', classes: ['a'] }]],
    ['.a.b-2', [{ ...ANY, classes: ['a', 'b-2'] }]],
    [
      '.a, .b',
      [
        { ...ANY, classes: ['a'] },
        { ...ANY, classes: ['b'] },
      ],
    ],
    ['[data-a]', [{ ...ANY, attributes: [{ name: 'data-a', op: '', value: '' }] }]],
    ['[data-a="b c"]', [{ ...ANY, attributes: [{ name: 'data-a', op: '=', value: 'b c' }] }]],
    [
      'iframe[src*="you"]',
      [{ ...ANY, tag: 'iframe', attributes: [{ name: 'src', op: '*=', value: 'you' }] }],
    ],
    ['a[href$=".gif"]', [{ ...ANY, tag: 'a', attributes: [{ name: 'href', op: '$=', value: '.gif' }] }]],
    ['[id^="eael-"]', [{ ...ANY, attributes: [{ name: 'id', op: '^=', value: 'eael-' }] }]],
    [
      '.a:not([b="0"]):not(.c)',
      [
        {
          ...ANY,
          classes: ['a'],
          not: [
            { ...ANY, attributes: [{ name: 'b', op: '=', value: '0' }] },
            { ...ANY, classes: ['c'] },
          ],
        },
      ],
    ],
  ])('compiles %s', (selector, compounds) => {
    expect(compileSelector(selector)).toEqual(compounds);
  });

  it.each(['.a .b', '.a > .b', '.a>.b', '.a + .b', '.a ~ .b'])('refuses the combinator in %s', (selector) => {
    expect(() => compileSelector(selector)).toThrow(`“${selector}” has a combinator`);
  });

  it.each(['', '.a,', ',.a', '.a,,.b'])('refuses an empty part: “%s”', (selector) => {
    expect(() => compileSelector(selector)).toThrow(/empty part|ends with a comma/);
  });

  it.each([
    '*',
    '.a:hover',
    ':is(.a)',
    '[a=b]',
    '[a="b" i]',
    '[a~="b"]',
    '.a:not(:not(.b))',
    '[A]',
    '.a::before',
    '.adiv[',
  ])('refuses selectors that PHP cannot match: %s', (selector) => {
    expect(() => compileSelector(selector)).toThrow(`“${selector}” cannot be read from`);
  });
});
