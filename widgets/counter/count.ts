/** Parses and formats the numbers of a counter. */
import { leadingNumber } from '../../runtime/dom/leading-number';

/** How an author has written a number. */
export interface NumberFormat {
  /** Number of decimals. */
  readonly decimals: number;
  /** The separator between groups of three digits; '' for none. */
  readonly separator: string;
}

/** A number with the way in which it was written. */
export interface GroupedNumber extends NumberFormat {
  readonly value: number;
}

/** More decimals are not exact. */
const MAX_DECIMALS = 15;

/** Groups of three digits, all with the same separator. */
const GROUPED = /^[+-]?\d{1,3}(?:([,'’\u00a0\u2009\u202f ])\d{3})(?:\1\d{3})*(?!\d)(?:\.\d*)?/;

/**
 * Parses the number at the beginning of an author's text: "5000+" is 5000. Supports separators between groups and keeps
 * them; the original reads "1,500" as 1. A minus may be typographic.
 *
 * @returns undefined if the text does not begin with a number
 */
export function groupedNumber(text: string): GroupedNumber | undefined {
  const typed = text.trim().replace(/^−/, '-');
  const [grouped, separator = ''] = GROUPED.exec(typed) ?? [];
  const plain = grouped === undefined ? typed : grouped.replaceAll(separator, '');
  const value = leadingNumber(plain);
  if (value === undefined) return undefined;
  const [, fraction = ''] = /^[+-]?\d*\.(\d+)/.exec(plain) ?? [];
  return { value, decimals: Math.min(fraction.length, MAX_DECIMALS), separator };
}

/** A value at most this far from zero, in units of the last digit, is shown as 0 (goodlayers-motion, section 1). */
const NEAR_ZERO = 0.3;

/**
 * @param value the current value
 * @param round how to round to the last decimal: up, or to the nearest
 * @returns the text to show, without trailing zeros, as in the original
 */
export function formatCount(
  value: number,
  { decimals, separator }: NumberFormat,
  round: 'up' | 'nearest',
): string {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  if (Math.abs(scaled) <= NEAR_ZERO) return '0';
  const units = round === 'up' ? Math.ceil(scaled) : Math.round(scaled);
  const [whole = '', ...fraction] = String(units / scale).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, separator), ...fraction].join('.');
}

/**
 * @param value the current value
 * @returns the text that Elementor shows: whole numbers are cut, others always have all decimals
 */
export function truncatedCount(value: number, { decimals, separator }: NumberFormat): string {
  const text = decimals > 0 ? value.toFixed(decimals) : String(Math.trunc(value) + 0);
  const [whole = '', ...fraction] = text.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, () => separator), ...fraction].join('.');
}
