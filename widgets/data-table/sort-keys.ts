/** The sort keys of a column: numbers, dates or times if all cells contain them; otherwise texts. */
import { normalize, type Reader } from './normalize';
import { dateReaders } from './read-date';

/** null for an empty cell. All other keys of a column have the same type. */
export type SortKey = number | string | null;

/** Longer texts are not numbers or dates. */
const LONGEST_VALUE = 50;
/** Empty cells, and dashes that mark a cell as empty. */
const EMPTY = /^[-–—]?$/;

/**
 * @param texts the texts of a column's cells
 * @param language the page's language for `Intl`
 * @returns a key for each text, in the same order
 */
export function readKeys(texts: readonly string[], language: string | undefined): SortKey[] {
  const cells = texts.map(normalize);
  const filled = cells.filter((text) => !EMPTY.test(text));
  const reader = filled.every(({ length }) => length <= LONGEST_VALUE)
    ? findReader(filled, language)
    : undefined;
  return cells.map((text) => (EMPTY.test(text) ? null : (reader?.(text) ?? text)));
}

/** @returns the first reader that can parse all texts */
function findReader(texts: readonly string[], language: string | undefined): Reader | undefined {
  const readsAll = (read: Reader): boolean => texts.every((text) => read(text) !== undefined);
  // Date readers are tried last because they take longer to create.
  return numberReaders(language).find(readsAll) ?? dateReaders(language).find(readsAll);
}

/** A number that has groups in every language. */
const SAMPLE = 1_234_567.8;
/** Swiss and French group separators, which are accepted in every language. */
const OTHER_GROUPS = " '’";

/**
 * Signs and digits, with a currency symbol or code, percent or per mille before or after the number. A dash can replace
 * zero cents.
 */
const NUMBER =
  /^([-+−–])? ?(?:\p{L}{0,3}\p{Sc}|[A-Z]{3}|Fr\.)? ?([-+−–])? ?((?:[\d.,]|['’ ](?=\d))+[-–—]?) ?(?:\p{L}{0,3}\p{Sc}|[A-Z]{3}|[Kk]r\.?|zł|Kč|Ft|lei|%|‰)?$/u;
const SEPARATOR = /[.,'’]/g;
const FRACTION = /^(?:\d*|[-–—])$/;
/** Indian numbers have groups of two digits. */
const GROUPS = /^\d{1,3}(?: \d{2,3})* \d{3}$/;
const DIGITS = /^\d+$/;

/**
 * @param language the page's language
 * @returns readers to try in this order: the language's format, then the two most common formats
 */
function numberReaders(language: string | undefined): Reader[] {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(SAMPLE);
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const own = numberReader(find('group'), find('decimal') || '.');
  return [own, numberReader(',', '.'), numberReader('.', ',')];
}

function numberReader(group: string, decimal: string): Reader {
  const isGroup = (character: string): boolean => (group + OTHER_GROUPS).includes(character);
  return (text) => {
    const [, sign, otherSign, digits = ''] = NUMBER.exec(text) ?? [];
    const [written = '', fraction = '', ...more] = digits.split(decimal);
    const whole = written.replaceAll(SEPARATOR, (character) => (isGroup(character) ? ' ' : character));
    const isWhole = DIGITS.test(whole) || GROUPS.test(whole) || (whole === '' && DIGITS.test(fraction));
    if (!isWhole || !FRACTION.test(fraction) || more.length > 0) return undefined;
    const value = Number.parseFloat(`${whole.replaceAll(' ', '') || '0'}.${fraction}`);
    const isNegative = [sign, otherSign].some((found) => found !== undefined && found !== '+');
    return isNegative ? -value : value;
  };
}
