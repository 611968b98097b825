/**
 * The headers of a sortable table as buttons (WAI-ARIA pattern "Sortable Table"). The header cell has `aria-sort` and
 * the classes with which the site's stylesheet draws the arrows.
 */
import { member } from '../../runtime/page/member';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { headingButton } from '../shared/disclosure/heading-button';
import { useHeadingButton } from '../shared/disclosure/use-heading-button';
import type { Unmount, WidgetContext, WidgetModule } from '../../runtime/core/define';
import { announce } from '../../runtime/page/announce';
import { translator } from '../../runtime/page/translate';
import { partsWidget } from '../../runtime/react/mount';
import { headerAttributes, headerClasses, type SortHeader } from './attributes';
import { isPrepared, nameOf, prepare, readSortable, type SortableReading } from './read-sortable';
import { createRowSorter, type RowSorter } from './row-sorter';
import { nextSorting, type Sorting } from './sort-state';
import { strings } from './widget.json';

const MESSAGES = {
  ascending: strings['data-table.sorted_ascending'],
  descending: strings['data-table.sorted_descending'],
} as const;

export interface SortableTableProps {
  readonly tree: SnapshotElement;
  readonly headers: readonly SortHeader[];
  /** The current sorting of the rows. */
  readonly initial: Sorting | undefined;
  /** Called when the visitor sorts the table. */
  readonly onSort: (sorting: Sorting) => void;
}

export function SortableTable({ tree, headers, initial, onSort }: SortableTableProps): ReactNode {
  const [sorting, setSorting] = useState(initial);
  const press = (column: number): void => {
    const next = nextSorting(sorting, column);
    setSorting(next);
    onSort(next);
  };
  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const header = headers.find(({ cell }) => cell === node.original);
    if (!header) return undefined;
    return <Header node={node} header={header} sorting={sorting} onPress={() => press(header.column)} />;
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

interface HeaderProps {
  readonly node: SnapshotElement;
  readonly header: SortHeader;
  readonly sorting: Sorting | undefined;
  readonly onPress: () => void;
}

const NO_ARIA = {};

/** The mouse can press the whole cell; its button is for the keyboard. */
function Header({ node, header: { column, buttonId }, sorting, onPress }: HeaderProps): ReactNode {
  const { onKeyDown } = useHeadingButton({ heading: node, id: buttonId, aria: NO_ARIA, onPress });
  const onClick = ({ target }: MouseEvent): void => {
    if (!isOtherControl(target, node.element)) onPress();
  };
  return (
    <Adopted
      node={node}
      {...headerAttributes(sorting, column)}
      classes={headerClasses(sorting, column)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}

/** Links and other controls in a header do not sort. */
function isOtherControl(target: EventTarget, cell: HTMLElement): boolean {
  const control =
    target instanceof Element && member(target, 'closest')('a[href],button,input,select,label,[role=button]');
  return Boolean(control) && control !== headingButton(cell);
}

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

/**
 * Mounts Essential Addons' sortable data table (essential-addons, section 5). Like in the Pro plugin: the classes,
 * ascending first, equal rows in the server's order. Added: keyboard support, `aria-sort`, numbers and dates in the page's
 * language.
 */
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
