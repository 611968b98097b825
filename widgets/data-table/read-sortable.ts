/**
 * Reads a sortable data table (essential-addons, section 5). The free plugin prints the setting but does not sort; if
 * the Pro plugin's script runs, it sorts the table. Like in the Pro plugin: the classes, ascending first, equal rows in
 * the server's order. Added: keyboard support, `aria-sort`, numbers and dates in the page's language. A table with
 * cells that span rows is not sorted.
 */
import { takeSnapshot } from '../../runtime/react/snapshot';
import { announce } from '../../runtime/page/announce';
import type { WidgetContext, WidgetModule } from '../../runtime/core/define';
import { type Reading, reactWidget } from '../../runtime/react/mount';
import { translator } from '../../runtime/page/translate';
import { DIRECTION_CLASSES, type TableReading } from './attributes';
import { cellText } from './cell-text';
import { headersByColumn } from './columns';
import { CompleteTable } from './CompleteTable';
import { readTable } from './read-table';
import { callProSorter } from './pro-sorter';
import { canSort, createRowSorter, type RowSorter } from './row-sorter';
import type { Direction, Sorting } from './sort-state';
import { SortableTable, type SortableTableProps, type SortHeader } from './SortableTable';
import { strings } from './widget.json';

/** Headers that the site excludes from sorting. The stylesheet draws no arrow for them. */
const EXCLUDED = '.sorting-none,.sorting_disabled';

const DIRECTIONS: readonly Direction[] = ['ascending', 'descending'];

const MESSAGES = {
  ascending: strings['data-table.sorted_ascending'],
  descending: strings['data-table.sorted_descending'],
} as const;

let tables = 0;

export const mount: WidgetModule['mount'] = (root, context) => {
  const reading = readTable(root, context);
  const { table } = reading;
  const headers = readHeaders(table);
  // An editor shows the rows in the order in which they are edited.
  const isSortable = !reading.isInEditor && !callProSorter(root);
  if (!isSortable || headers.length === 0 || !canSort(table))
    return reactWidget(() => ({ props: { reading, report: context.report } }), CompleteTable).mount(
      root,
      context,
    );
  const sorter = createRowSorter(table);
  const read = (): Reading<SortableTableProps> => readSortable(reading, headers, sorter, context);
  const unmount = reactWidget(read, SortableTable).mount(root, context);
  return (hasFailed) => {
    unmount?.(hasFailed);
    if (hasFailed) sorter.restore();
  };
};

function readSortable(
  reading: TableReading,
  headers: readonly SortHeader[],
  sorter: RowSorter,
  context: WidgetContext,
): Reading<SortableTableProps> {
  const tree = takeSnapshot(
    reading.root,
    headers.map(({ cell }) => cell),
  );
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
  const initial = readSorting(headers);
  return { tree, props: { reading, report: context.report, tree, headers, initial, onSort } };
}

/** @returns the lowest header of each column, if it has a name and is not excluded */
function readHeaders(table: HTMLTableElement): SortHeader[] {
  const prefix = `atoll-table-${(tables += 1)}`;
  const columns = new Map<HTMLElement, number>();
  for (const [column, cell] of headersByColumn(table.tHead?.rows ?? []))
    columns.set(cell, Math.min(column, columns.get(cell) ?? column));
  return [...columns].flatMap(([cell, column]) =>
    cell.matches(EXCLUDED) || nameOf(cell) === ''
      ? []
      : [{ cell, column, buttonId: `${prefix}-sort-${column}` }],
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
