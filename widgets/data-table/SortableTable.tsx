/**
 * The headers of a sortable table as buttons (WAI-ARIA pattern "Sortable Table"). The header cell has `aria-sort` and
 * the classes with which the site's stylesheet draws the arrows.
 */
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Adopted, AdoptedChildren } from '../../runtime/react/adopt';
import type { SnapshotElement } from '../../runtime/react/snapshot';
import { useHeadingButton } from '../shared/disclosure/use-heading-button';
import { type Direction, nextSorting, type Sorting } from './sort-state';

/** A header that sorts. */
export interface SortHeader {
  readonly cell: HTMLElement;
  /** Index of the first column below it, from 0. */
  readonly column: number;
}

/** Props of `SortableTable`. */
export interface SortableTableProps {
  readonly tree: SnapshotElement;
  readonly headers: readonly SortHeader[];
  /** The current sorting of the rows. */
  readonly initial: Sorting | undefined;
  /** Called each time the visitor sorts the table. */
  readonly onSort: (sorting: Sorting) => void;
}

/** The class names of the Pro plugin's sorter. Its "down" means ascending. */
export const DIRECTION_CLASSES: Readonly<Record<Direction, string>> = {
  ascending: 'headerSortDown',
  descending: 'headerSortUp',
};

export function SortableTable({ tree, headers, initial, onSort }: SortableTableProps): ReactNode {
  const [sorting, setSorting] = useState(initial);
  const id = useId();
  const press = (column: number): void => {
    const next = nextSorting(sorting, column);
    setSorting(next);
    onSort(next);
  };
  const renderPart = (node: SnapshotElement): ReactNode | undefined => {
    const header = headers.find(({ cell }) => cell === node.original);
    if (!header) return undefined;
    const { column } = header;
    return (
      <Header
        node={node}
        id={`${id}sort-${column}`}
        direction={sorting?.column === column ? sorting.direction : undefined}
        onPress={() => press(column)}
      />
    );
  };
  return <AdoptedChildren tree={tree} render={renderPart} />;
}

interface HeaderProps {
  readonly node: SnapshotElement;
  readonly id: string;
  /** Undefined if the table is not sorted by this column. */
  readonly direction: Direction | undefined;
  readonly onPress: () => void;
}

const NO_ARIA = {};

/** A header cell that is clickable as a whole and contains a button for the keyboard. */
function Header({ node, id, direction, onPress }: HeaderProps): ReactNode {
  const { onKeyDown } = useHeadingButton({ heading: node, id, aria: NO_ARIA, onPress });
  const onClick = ({ target }: MouseEvent): void => {
    if (!isOtherControl(target, id)) onPress();
  };
  const classes = {
    sorting: true,
    [DIRECTION_CLASSES.ascending]: direction === 'ascending',
    [DIRECTION_CLASSES.descending]: direction === 'descending',
  };
  return (
    <Adopted node={node} aria-sort={direction} classes={classes} onClick={onClick} onKeyDown={onKeyDown} />
  );
}

/** Links and other controls in a header do not sort. */
function isOtherControl(target: EventTarget, id: string): boolean {
  const control =
    target instanceof Element && target.closest('a[href],button,input,select,label,[role=button]');
  return Boolean(control) && control !== document.getElementById(id);
}
