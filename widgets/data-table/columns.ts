/** Computes the columns of a table's cells, including spans (essential-addons, section 5.6). */

/** Larger column spans are invalid, as in browsers. */
const MOST_COLUMNS = 1000;

/** A cell with the index of its first column. */
export interface PlacedCell {
  readonly cell: HTMLTableCellElement;
  readonly column: number;
  readonly span: number;
}

/**
 * @param rows the rows of a table section, in order
 * @returns all cells, in order
 */
export function placeCells(rows: Iterable<HTMLTableRowElement>): PlacedCell[] {
  const placed: PlacedCell[] = [];
  /** The number of following rows in which a column is occupied by a spanning cell. */
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

/** @returns the header of each column; if there are several rows, the lowest header */
export function headersByColumn(rows: Iterable<HTMLTableRowElement>): ReadonlyMap<number, HTMLElement> {
  const headers = new Map<number, HTMLElement>();
  for (const { cell, column, span } of placeCells(rows))
    for (let covered = column; covered < column + span; covered += 1) headers.set(covered, cell);
  return headers;
}

/** @returns false if a cell of a body spans rows, or if no body has two rows */
export function canSort(table: HTMLTableElement): boolean {
  const bodies = [...table.tBodies].map(({ rows }) => [...rows]);
  const hasRowSpan = bodies.flat().some(({ cells }) => [...cells].some(({ rowSpan }) => rowSpan !== 1));
  return !hasRowSpan && bodies.some(({ length }) => length > 1);
}
