/**
 * Reads a sortable data table (essential-addons, section 5). The free plugin prints the setting but does not sort; if
 * the Pro plugin's script runs, it sorts the table. Like in the Pro plugin: the classes, ascending first, equal rows in
 * the server's order. Added: keyboard support, `aria-sort`, numbers and dates in the page's language. A table with
 * cells that span rows is not sorted.
 */
import { takeSnapshot } from '../../runtime/react/snapshot';
import { announce } from '../../runtime/page/announce';
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { isEditor } from '../../runtime/page/editor-context';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { translator } from '../../runtime/page/translate';
import { cellText } from './cell-text';
import { headersByColumn } from './columns';
import { completeTable, tableOf } from './complete-table';
import { callProSorter } from './pro-sorter';
import { canSort, createRowSorter, type RowSorter } from './row-sorter';
import type { Direction, Sorting } from './sort-state';
import { DIRECTION_CLASSES, SortableTable, type SortableTableProps, type SortHeader } from './SortableTable';
import { strings } from './widget.json';

/** Headers that the site excludes from sorting. The stylesheet draws no arrow for them. */
const EXCLUDED = '.sorting-none,.sorting_disabled';

const DIRECTIONS: readonly Direction[] = ['ascending', 'descending'];

const MESSAGES = {
  ascending: strings['data-table.sorted_ascending'],
  descending: strings['data-table.sorted_descending'],
} as const;

export const mount: WidgetModule['mount'] = (root, context) => {
  const table = tableOf(root);
  const headers = readHeaders(table);
  // The editor must show the rows in their original order.
  const isSortable = !isEditor(document, context.config) && !callProSorter(root);
  if (!isSortable || headers.length === 0 || !canSort(table)) return completeTable(root, table, context);
  const sorter = createRowSorter(table);
  const read = (): Reading<SortableTableProps> => readTable(root, table, headers, sorter, context);
  const unmount = reactWidget(read, SortableTable).mount(root, context);
  return (hasFailed) => {
    unmount?.(hasFailed);
    if (hasFailed) sorter.restore();
  };
};

function readTable(
  root: HTMLElement,
  table: HTMLTableElement,
  headers: readonly SortHeader[],
  sorter: RowSorter,
  context: WidgetContext,
): Reading<SortableTableProps> {
  const tree = takeSnapshot(
    root,
    headers.map(({ cell }) => cell),
  );
  // After the snapshot, because it removes its attributes itself; before the buttons, because labels copy the headers.
  completeTable(root, table, context);
  let cancelAnnouncement: (() => void) | undefined;
  context.signal.addEventListener('abort', () => cancelAnnouncement?.());
  const onSort = (sorting: Sorting): void => {
    try {
      sorter.sort(sorting);
    } catch (error) {
      return context.fail(error);
    }
    cancelAnnouncement?.();
    cancelAnnouncement = announce(describe(sorting, headers, context));
  };
  return { tree, props: { tree, headers, initial: readSorting(headers), onSort } };
}

/** @returns the lowest header of each column, if it has a name and is not excluded */
function readHeaders(table: HTMLTableElement): SortHeader[] {
  const columns = new Map<HTMLElement, number>();
  for (const [column, cell] of headersByColumn(table.tHead?.rows ?? []))
    columns.set(cell, Math.min(column, columns.get(cell) ?? column));
  return [...columns].flatMap(([cell, column]) =>
    cell.matches(EXCLUDED) || nameOf(cell) === '' ? [] : [{ cell, column }],
  );
}

/** Returns the text of a header or the alternative texts of its images. */
function nameOf(header: HTMLElement): string {
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

function describe(
  { column, direction }: Sorting,
  headers: readonly SortHeader[],
  { config }: WidgetContext,
): string {
  const header = headers.find((candidate) => candidate.column === column);
  const message = translator(config.strings)(MESSAGES[direction]);
  return message.replace('%s', () => (header ? nameOf(header.cell) : ''));
}
