/**
 * Reads numbers that an author has typed into a free text field: "72%", "10vh", "5000+". Like the originals, it reads the
 * number at the beginning and ignores what follows. The server reads them in the same way
 * (wp-plugin/includes/leading-number.php), and both sides are tested with mocks/leading-numbers.json.
 */

/**
 * @param value an attribute, or a setting in JSON, which may be a string or a number
 * @returns the number at the beginning; undefined without one, and if it is too large for a number
 */
export function leadingNumber(value: unknown): number | undefined {
  const number = Number.parseFloat(textOf(value));
  return Number.isFinite(number) ? number + 0 : undefined;
}

/** As `leadingNumber`, for settings that the originals read as integers: "1e3" is 1, and ".5" is no number. */
export function leadingInteger(value: unknown): number | undefined {
  const number = Number.parseInt(textOf(value), 10);
  return Number.isSafeInteger(number) ? number + 0 : undefined;
}

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

function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
}
