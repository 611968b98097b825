/** The sorting of a table, and its change when a header is pressed. */

/** The values of `aria-sort` for a sorted column. */
export type Direction = 'ascending' | 'descending';

/** The sorting of a table. */
export interface Sorting {
  /** Index of the column. */
  readonly column: number;
  readonly direction: Direction;
}

/**
 * @param before the current sorting; undefined for the server's order
 * @param column the column of the pressed header
 * @returns descending if the column is already sorted in ascending order, else ascending
 */
export function nextSorting(before: Sorting | undefined, column: number): Sorting {
  const isAscending = before?.column === column && before.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
