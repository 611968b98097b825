/**
 * Replaces the counter of goodlayers-core 1.6.0 to 2.1.7 (goodlayers-motion, section 1). Kept: two ways of rounding;
 * trailing zeros are dropped; small values show as 0. Not kept: negative ends show 0; "1,500" is cut to 1; whole
 * numbers only in 1.6.0 and 1.8.7.
 */
import { describe, expect, it, type Mock, vi } from 'vitest';
import { endsSoon } from '../../tests/support/ends-soon';
import { readFragment } from '../../mocks/markup-index';
import type { WidgetContext } from '../../runtime/core/define';
import { formatCount, groupedNumber, type NumberFormat } from './count';
import { unitContext } from '../../tests/support/unit-context';
import { setBody } from '../../tests/support/unit-runtime';
import { eventually } from '../../tests/support/eventually';
import { mount } from './Counter';

describe('reading a number', () => {
  it.each<[string, number, number, string]>([
    ['0', 0, 0, ''],
    ['99', 99, 0, ''],
    [' 42 ', 42, 0, ''],
    ['+7', 7, 0, ''],
    ['-18', -18, 0, ''],
    ['3.75', 3.75, 2, ''],
    ['12.50', 12.5, 2, ''],
    ['5.', 5, 0, ''],
    ['1,500', 1500, 0, ','],
    ['2,500,000', 2_500_000, 0, ','],
    ['1 500', 1500, 0, ' '],
    ['1\u00a0500', 1500, 0, '\u00a0'],
    ['1\u202f500', 1500, 0, '\u202f'],
    ["1'500", 1500, 0, "'"],
    ['1’500', 1500, 0, '’'],
    ['1,500.25', 1500.25, 2, ','],
    ['-1,500', -1500, 0, ','],
    ['007', 7, 0, ''],
    ['5000+', 5000, 0, ''],
    ['98%', 98, 0, ''],
    ['10k+', 10, 0, ''],
    ['24/7', 24, 0, ''],
    ['1.5M', 1.5, 1, ''],
    ['1st', 1, 0, ''],
    ['12px', 12, 0, ''],
    ['1e3', 1000, 0, ''],
    ['.5', 0.5, 1, ''],
    ['-.5', -0.5, 1, ''],
    ['1,234.5', 1234.5, 1, ','],
    ['1,234.5 €', 1234.5, 1, ','],
    ['12 500', 12_500, 0, ' '],
    ['12 500+', 12_500, 0, ' '],
    ['12\u2009500', 12_500, 0, '\u2009'],
    ['10,000,000+', 10_000_000, 0, ','],
    ['−40', -40, 0, ''],
    ['87,5', 87, 0, ''],
    ['1,50', 1, 0, ''],
    ['1,5000', 1, 0, ''],
    ['1,500,00', 1500, 0, ','],
    ['1.500.000', 1.5, 3, ''],
    ['0x10', 0, 0, ''],
  ])('%j is %d with %i decimals and the separator %j', (text, value, decimals, separator) => {
    expect(groupedNumber(text)).toEqual({ value, decimals, separator });
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    'many',
    'NaN',
    'Infinity',
    '$5,000',
    'ca. 500',
    '+',
    '１２',
    '--1',
    '__proto__',
    '9'.repeat(400),
  ])('%j is not a number', (text) => expect(groupedNumber(text)).toBeUndefined());

  it('reads a long attribute in one pass', () => {
    const text = `${'1,111'.repeat(200_000)}x`;
    expect(endsSoon(() => groupedNumber(text))?.value).toBe(1);
  });
});

describe('formatting a value', () => {
  const whole: NumberFormat = { decimals: 0, separator: '' };

  it.each<[number, NumberFormat, 'up' | 'nearest', string]>([
    [41.2, whole, 'up', '42'],
    [41.2, whole, 'nearest', '41'],
    [41.5, whole, 'nearest', '42'],
    [99, whole, 'up', '99'],
    // At most 0.3 of the last digit is 0, whatever the rounding.
    [0.3, whole, 'up', '0'],
    [0.31, whole, 'up', '1'],
    [0.31, whole, 'nearest', '0'],
    [0.003, { decimals: 2, separator: '' }, 'up', '0'],
    [0.0031, { decimals: 2, separator: '' }, 'up', '0.01'],
    // Below zero the original showed 0.
    [-18, whole, 'up', '-18'],
    [-17.5, whole, 'up', '-17'],
    [-0.2, whole, 'up', '0'],
    [3.746, { decimals: 2, separator: '' }, 'nearest', '3.75'],
    [3.741, { decimals: 2, separator: '' }, 'up', '3.75'],
    [12.5, { decimals: 2, separator: '' }, 'nearest', '12.5'],
    [1500, { decimals: 0, separator: ',' }, 'up', '1,500'],
    [999, { decimals: 0, separator: ',' }, 'up', '999'],
    [1234567.891, { decimals: 2, separator: ' ' }, 'nearest', '1 234 567.89'],
    [-1500, { decimals: 0, separator: ',' }, 'up', '-1,500'],
  ])('%d as %j, rounded %s, is %j', (value, format, round, text) => {
    expect(formatCount(value, format, round)).toBe(text);
  });

  it('never shows a minus before a zero', () => {
    expect(formatCount(-0.4, whole, 'up')).toBe('0');
    expect(formatCount(-0.4, whole, 'nearest')).toBe('0');
  });
});

function start(
  file: string,
  attributes: Readonly<Record<string, string>> = {},
  html?: string,
): { element: HTMLElement; report: Mock<WidgetContext['report']> } {
  setBody(readFragment(`goodlayers/${file}.html`));
  const element = document.body.querySelector<HTMLElement>('.gdlr-core-counter-item-count');
  if (!element) throw new Error('the fragment has no counter');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (html !== undefined) element.replaceChildren(document.createRange().createContextualFragment(html));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const context = unitContext('counter');
  mount(element, context);
  return { element, report: context.report };
}

describe('reading the markup', () => {
  // With reduced motion the final value shows at once, so the test needs no clock.
  it.each([
    ['counter-1.6.0', '640'],
    ['counter-1.6.0-decimals', '8.5'],
    ['counter-1.8.7', '38'],
    ['counter-2.1.7', '1240'],
    ['counter-2.1.7-decimals', '3.75'],
    ['counter-2.1.7-trailing-zero', '12.5'],
    ['counter-2.1.7-negative', '-18'],
    ['counter-2.1.7-separators', '1,500'],
    ['counter-2.1.7-down', '25'],
    ['counter-2.1.7-start', '1912'],
    ['counter-2.1.7-empty-duration', '64'],
  ])('%s ends at %s', async (file, text) => {
    const { element, report } = start(file);
    await eventually(() => expect(element.hasAttribute('role')).toBe(false));
    expect([element.textContent, element.hasAttribute('aria-label')]).toEqual([text, false]);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ['5000+', '5000'],
    ['98%', '98'],
    ['10k+', '10'],
    ['24/7', '24'],
    ['1.5M', '1.5'],
    ['1st', '1'],
    ['1,234.5', '1,234.5'],
    ['12 500', '12 500'],
    ['-40', '-40'],
  ])('an author’s %s ends at %s', async (written, text) => {
    const { element, report } = start('counter-2.1.7', { 'data-counter-end': written });
    await eventually(() => expect(element.textContent).toBe(text));
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['', 'soon'])('counts from 0 if the start is %j', async (written) => {
    const { element } = start('counter-2.1.7', { 'data-counter-start': written });
    await eventually(() => expect(element.textContent).toBe('1240'));
  });

  it.each([['<font><font>0</font></font>'], ['<b>0</b>'], ['0<!-- a -->'], ['']])(
    'ends at its number with the markup %j',
    async (html) => {
      const { element } = start('counter-2.1.7', {}, html);
      await eventually(() => expect(element.textContent).toBe('1240'));
    },
  );

  it.each(['', ' ', 'many', '$5,000', '１２'])(
    'fails with the end %j, and then has touched nothing',
    (written) => {
      expect(() => start('counter-2.1.7', { 'data-counter-end': written })).toThrow('not a number');
      expect(document.querySelector('.gdlr-core-counter-item-count')?.textContent).toBe('0');
    },
  );
});
