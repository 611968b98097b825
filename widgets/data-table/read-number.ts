/** Reads numbers as people write them in a table: with groups, currencies and percent signs. */
import type { Reader } from './sort-keys';

/** A sample with groups in every language. */
const SAMPLE = 1_234_567.8;
/** In front of a number or after it: a currency's sign or code, percent, per mille. */
const UNIT = String.raw`(?:\p{L}{0,3}\p{Sc}|[A-Z]{3}|[Kk]r\.?|zł|Kč|Ft|Fr\.?|lei|%|‰)`;
const SIGN = '[-+−–]';
/** Swiss, and the French way with spaces, whatever the page's language. */
const OTHER_GROUPS = " '’";

/**
 * @param language of the page
 * @returns readers to try in this order: the language's way, then the two ways that are common in all of the world
 */
export function numberReaders(language: string | undefined): Reader[] {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(SAMPLE);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const own = numberReader(find('group'), find('decimal') || '.');
  return [own, numberReader(',', '.'), numberReader('.', ',')];
}

function numberReader(group: string, decimal: string): Reader {
  const [anyGroup, point] = [`[${group.trim()}${OTHER_GROUPS}]`, `[${decimal}]`];
  // Groups of two digits are Indian.
  const whole = String.raw`\d{1,3}(?:${anyGroup}\d{2,3})*${anyGroup}\d{3}|\d+`;
  const pattern = new RegExp(
    String.raw`^(${SIGN})? ?${UNIT}? ?(${SIGN})? ?(${whole})?(?:${point}(\d+|[-–—]))? ?${UNIT}?$`,
    'u',
  );
  return (text) => {
    const [, sign, otherSign, wholePart = '', fraction = ''] = pattern.exec(text) ?? [];
    const value = Number.parseFloat(`${wholePart.replaceAll(/\D/g, '') || '0'}.${fraction}`);
    if (wholePart === '' && !/\d/.test(fraction)) return undefined;
    const isNegative = [sign, otherSign].some((found) => found !== undefined && found !== '+');
    return isNegative ? -value : value;
  };
}
