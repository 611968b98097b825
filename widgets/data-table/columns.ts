/** Where the cells of a table stand (essential-addons, section 5.6): spans shift what comes after them. */

/** Nobody has wider cells; a larger number is garbage, as browsers see it. */
const MOST_COLUMNS = 1000;

/** A cell, and the first column that it covers, from 0. */
export interface PlacedCell {
  readonly cell: HTMLTableCellElement;
  readonly column: number;
  readonly span: number;
}

/**
 * @param rows of one part of a table, in order
 * @returns all cells, in order
 */
export function placeCells(rows: Iterable<HTMLTableRowElement>): PlacedCell[] {
  const placed: PlacedCell[] = [];
  /** For how many rows more a column is taken. */
  let taken = new Map<number, number>();
  for (const row of rows) {
    const next = new Map([...taken].flatMap(([column, left]) => (left > 1 ? [[column, left - 1]] : [])));
    let column = 0;
    for (const cell of row.cells) {
      while (taken.has(column)) column += 1;
      const span = Math.min(Math.max(cell.colSpan, 1), MOST_COLUMNS);
      placed.push({ cell, column, span });
      if (cell.rowSpan > 1)
        for (let covered = column; covered < column + span; covered += 1) next.set(covered, cell.rowSpan - 1);
      column += span;
    }
    taken = next;
  }
  return placed;
}

/** @returns the header of each column that has one; of several rows, the lowest */
export function headersByColumn(rows: Iterable<HTMLTableRowElement>): ReadonlyMap<number, HTMLElement> {
  const headers = new Map<number, HTMLElement>();
  for (const { cell, column, span } of placeCells(rows))
    for (let covered = column; covered < column + span; covered += 1) headers.set(covered, cell);
  return headers;
}
