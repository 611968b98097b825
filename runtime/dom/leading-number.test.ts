import { describe, expect, it } from 'vitest';
import cases from '../../mocks/leading-numbers.json';
import { leadingInteger, leadingNumber } from './leading-number';

describe('the number at the beginning of a text', () => {
  it('is tested with many texts', () => expect(cases.length).toBeGreaterThan(40));

  it.each(cases)('of $text is $number, and as an integer $integer', ({ text, number, integer }) => {
    expect([leadingNumber(text) ?? null, leadingInteger(text) ?? null]).toEqual([number, integer]);
  });

  it('of a setting in JSON may be a number', () => {
    expect([leadingNumber(2.5), leadingInteger(2.5)]).toEqual([2.5, 2]);
  });

  it.each([null, undefined, true, [5], { toString: 5 }, Infinity, NaN])('is missing in %j', (value) => {
    expect([leadingNumber(value), leadingInteger(value)]).toEqual([undefined, undefined]);
  });

  it('of 1 MB of digits is missing', () => {
    const text = '1'.repeat(1_000_000);
    expect([leadingNumber(text), leadingInteger(text)]).toEqual([undefined, undefined]);
  });
});
