/** Parses and formats the numbers of a counter. */

/** The format of a counter's values. */
export interface CountFormat {
  /** Number of decimals. */
  readonly decimals: number;
  /** The separator between groups of three digits; '' for none. */
  readonly separator: string;
}

/** A value at most this far from zero, in units of the last digit, is shown as 0 (goodlayers-motion, section 1). */
const NEAR_ZERO = 0.3;

const NUMBER = /^([+-]?)(\d+|\d{1,3}(?:([,'’\u00a0\u202f ])\d{3})(?:\3\d{3})*)(?:\.(\d*))?$/;

/**
 * Parses an author's number. Supports separators between groups and keeps them; the original reads "1,500" as 1.
 *
 * @returns undefined if the text is not a number
 */
export function parseCount(text: string): (CountFormat & { readonly value: number }) | undefined {
  const match = NUMBER.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', separator = '', fraction = ''] = match;
  const value = Number(`${sign}${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? { value, decimals: fraction.length, separator } : undefined;
}

/**
 * @param value the current value
 * @param round how to round to the last decimal: up, or to the nearest
 * @returns the text to show, without trailing zeros, as in the original
 */
export function formatCount(
  value: number,
  { decimals, separator }: CountFormat,
  round: 'up' | 'nearest',
): string {
  const scale = 10 ** decimals;
  const scaled = value * scale;
  if (Math.abs(scaled) <= NEAR_ZERO) return '0';
  const units = round === 'up' ? Math.ceil(scaled) : Math.round(scaled);
  const [whole = '', ...fraction] = String(units / scale).split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, separator), ...fraction].join('.');
}
