/** The sort keys of a column: numbers, dates or times if all cells contain them; otherwise texts. */
import { normalize, type Reader } from './normalize';
import { dateReaders } from './read-date';
import { numberReaders } from './read-number';

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
