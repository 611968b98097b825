/** By which column a table is sorted, and what a press of a header makes of that. */

/** The values of `aria-sort` for a sorted column. */
export type Direction = 'ascending' | 'descending';

/** How a table is sorted. */
export interface Sorting {
  /** Index of the column, from 0. */
  readonly column: number;
  readonly direction: Direction;
}

/**
 * @param before how the table is sorted now; undefined for the server's order
 * @param column the column whose header is pressed
 * @returns descending for the column that is already sorted ascending, else ascending
 */
export function nextSorting(before: Sorting | undefined, column: number): Sorting {
  const isAscending = before?.column === column && before.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
