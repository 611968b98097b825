/** The numbers of a counter: what the attributes mean and how a value on the way is shown. */

/** How a counter's values are written. */
export interface CountFormat {
  /** Digits after the point. */
  readonly decimals: number;
  /** What stands between groups of three digits; '' for nothing. */
  readonly separator: string;
}

/** A value at most this far from zero, in units of the last digit, is shown as 0 (goodlayers-motion, section 1). */
const NEAR_ZERO = 0.3;

const NUMBER = /^([+-]?)(\d+|\d{1,3}(?:([,'’\u00a0\u202f ])\d{3})(?:\3\d{3})*)(?:\.(\d*))?$/;

/**
 * Reads a number as an author typed it. The original cut "1,500" to 1; here the separators are understood and
 * given back.
 *
 * @returns undefined when the text is not a number
 */
export function parseCount(text: string): (CountFormat & { readonly value: number }) | undefined {
  const match = NUMBER.exec(text.trim());
  if (!match) return undefined;
  const [, sign = '', whole = '', separator = '', fraction = ''] = match;
  const value = Number(`${sign}${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  return Number.isFinite(value) ? { value, decimals: fraction.length, separator } : undefined;
}

/**
 * @param value the value on its way
 * @param round to whole units of the last digit: up to the next one, or to the nearest
 * @returns the text to show; trailing zeros are dropped, as in the original
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
