/** What the cells of a column are compared by: numbers, dates or times where all of them are, else their texts. */
import { normalize } from './normalize';
import { dateReaders } from './read-date';
import { numberReaders } from './read-number';

/** Reads one normalized text; undefined when it is something else. */
export type Reader = (text: string) => number | undefined;

/** null for an empty cell. All others of a column are of one type. */
export type SortKey = number | string | null;

/** No number or date is longer. */
const LONGEST_VALUE = 50;
/** Also what people write into an empty cell. */
const EMPTY = /^[-–—]?$/;

/**
 * @param texts of a column's cells
 * @param language of the page, as `Intl` accepts it
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

/** @returns the first that reads every text */
function findReader(texts: readonly string[], language: string | undefined): Reader | undefined {
  const readsAll = (read: Reader): boolean => texts.every((text) => read(text) !== undefined);
  // Dates take the longer to set up, and no number is one.
  return numberReaders(language).find(readsAll) ?? dateReaders(language).find(readsAll);
}
