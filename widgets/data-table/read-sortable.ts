/**
 * Reads a sortable data table, and prepares it (essential-addons, section 5). The free plugin prints the setting but does
 * not sort; if the Pro plugin's script runs, it sorts the table. A table with cells that span rows is not sorted.
 */
import { newId } from '../../runtime/dom/unique-id';
import type { PrepareModule, WidgetContext } from '../../runtime/core/define';
import { prepareAttributes, rememberClasses, writeClasses } from '../../runtime/dom/attributes';
import { addHeadingButton, headingButton, isFlexible } from '../shared/disclosure/heading-button';
import { DIRECTION_CLASSES, headerAttributes, SORTING_CLASS, type SortHeader } from './attributes';
import { canSort, headersByColumn } from './columns';
import { completeTable } from './complete-table';
import { cellText } from './labels';
import { callProSorter, readTable } from './read-table';
import type { Direction, Sorting } from './sort-state';

/** Headers that the site excludes from sorting. The stylesheet draws no arrow for them. */
const EXCLUDED = '.sorting-none,.sorting_disabled';

const DIRECTIONS: readonly Direction[] = ['ascending', 'descending'];

/** The prepared elements, and whether Atoll sorts their tables. */
const prepared = new WeakMap<HTMLElement, boolean>();

/** @returns whether the table is prepared */
export function isPrepared(root: HTMLElement): boolean {
  return prepared.has(root);
}

/** What the markup of a prepared table says. */
export interface SortableReading {
  readonly table: HTMLTableElement;
  /** The headers that sort; empty if Atoll does not sort the table. */
  readonly headers: readonly SortHeader[];
  /** The current sorting of the rows. */
  readonly initial: Sorting | undefined;
}

/** @throws if there is no table */
export function readSortable(root: HTMLElement, context: Pick<WidgetContext, 'config'>): SortableReading {
  const { table } = readTable(root, context);
  const headers = prepared.get(root) ? readHeaders(table) : [];
  return { table, headers, initial: readSorting(headers) };
}

export const prepare = (
  root: HTMLElement,
  context: Pick<WidgetContext, 'config' | 'report'>,
): ReturnType<PrepareModule['prepare']> => {
  const reading = readTable(root, context);
  // An editor shows the rows in the order in which they are edited.
  const isSortable = !reading.isInEditor && !callProSorter(root) && canSort(reading.table);
  const headers = isSortable ? readHeaders(reading.table) : [];
  const layouts = headers.map(({ cell }) => isFlexible(cell));
  const ending = new AbortController();
  // Labels are copies of the headers before these get buttons.
  completeTable(reading, context.report, ending.signal);
  const initial = readSorting(headers);
  const restore = prepareAttributes(
    headers.map(({ cell, column }) => [cell, headerAttributes(initial, column)]),
  );
  const removals = headers.map(({ cell, buttonId }, index) => {
    // The class of the direction stays with the visitor's order when another script moves the table.
    const restoreClass = rememberClasses(cell, [SORTING_CLASS]);
    writeClasses(cell, { [SORTING_CLASS]: true });
    const removeButton = addHeadingButton(cell, buttonId, layouts[index] ?? false);
    return () => {
      removeButton();
      restoreClass();
    };
  });
  prepared.set(root, isSortable);
  return () => {
    prepared.delete(root);
    removals.forEach((remove) => remove());
    restore();
    ending.abort();
  };
};

/** @returns the lowest header of each column, if it has a name and is not excluded */
function readHeaders(table: HTMLTableElement): SortHeader[] {
  const prefix = newId('table');
  const columns = new Map<HTMLElement, number>();
  for (const [column, cell] of headersByColumn(table.tHead?.rows ?? []))
    columns.set(cell, Math.min(column, columns.get(cell) ?? column));
  return [...columns].flatMap(([cell, column]) =>
    cell.matches(EXCLUDED) || nameOf(cell) === ''
      ? []
      : [{ cell, column, buttonId: headingButton(cell)?.id ?? `${prefix}-sort-${column}` }],
  );
}

/** @returns the text of a header or the alternative texts of its images */
export function nameOf(header: HTMLElement): string {
  return (
    cellText(header) ||
    [...header.querySelectorAll('img')]
      .map(({ alt }) => alt.trim())
      .join(' ')
      .trim()
  );
}

/** @returns the visitor's sorting from before another script moved the table */
function readSorting(headers: readonly SortHeader[]): Sorting | undefined {
  for (const { cell, column } of headers)
    for (const direction of DIRECTIONS)
      if (cell.classList.contains(DIRECTION_CLASSES[direction])) return { column, direction };
  return undefined;
}
