/**
 * Mounts Essential Addons' sortable data table (essential-addons, section 5). Like in the Pro plugin: the classes,
 * ascending first, equal rows in the server's order. Added: keyboard support, `aria-sort`, numbers and dates in the page's
 * language.
 */
import type { Unmount, WidgetContext, WidgetModule } from '../../runtime/core/define';
import { announce } from '../../runtime/page/announce';
import { translator } from '../../runtime/page/translate';
import { partsWidget } from '../../runtime/react/mount';
import { isPrepared, nameOf, prepare, readSortable, type SortableReading } from './read-sortable';
import { createRowSorter, type RowSorter } from './row-sorter';
import type { Sorting } from './sort-state';
import { SortableTable } from './SortableTable';
import { strings } from './widget.json';

const MESSAGES = {
  ascending: strings['data-table.sorted_ascending'],
  descending: strings['data-table.sorted_descending'],
} as const;

export const mount: WidgetModule['mount'] = (root, context) => {
  // Not prepared in an editor, and if the visitor comes before the page is idle.
  const undo = isPrepared(root) ? undefined : prepare(root, context);
  let unmount: Unmount | void;
  try {
    unmount = mountHeaders(root, context);
  } catch (error) {
    undo?.();
    throw error;
  }
  return (hasFailed) => {
    unmount?.(hasFailed);
    undo?.();
  };
};

function mountHeaders(root: HTMLElement, context: WidgetContext): Unmount | void {
  const reading = readSortable(root, context);
  const { table, headers, initial } = reading;
  if (headers.length === 0) return undefined;
  const sorter = createRowSorter(table);
  const onSort = createOnSort(reading, sorter, context);
  const { mount: mountReact } = partsWidget(
    () => ({ parts: headers.map(({ cell }) => cell), props: { headers, initial, onSort } }),
    SortableTable,
  );
  const unmount = mountReact(root, context);
  return (hasFailed) => {
    unmount?.(hasFailed);
    if (hasFailed) sorter.restore();
  };
}

function createOnSort(
  reading: SortableReading,
  sorter: RowSorter,
  context: WidgetContext,
): (sorting: Sorting) => void {
  let cancelAnnouncement: (() => void) | undefined;
  context.signal.addEventListener('abort', () => cancelAnnouncement?.());
  return (sorting) => {
    try {
      sorter.sort(sorting);
    } catch (error) {
      return context.fail(error);
    }
    cancelAnnouncement?.();
    cancelAnnouncement = announce(describe(sorting, reading, context));
  };
}

function describe(
  { column, direction }: Sorting,
  { headers }: SortableReading,
  { config }: WidgetContext,
): string {
  const header = headers.find((candidate) => candidate.column === column);
  const message = translator(config.strings)(MESSAGES[direction]);
  return message.replace('%s', () => (header ? nameOf(header.cell) : ''));
}
