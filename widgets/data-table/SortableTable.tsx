/**
 * The headers of a sortable table, as buttons (WAI-ARIA pattern "Sortable Table"). The header cell carries the direction;
 * the classes are those by which the site's stylesheet draws the arrows.
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

/** A table, as its parser has read it. */
export interface SortableTableProps {
  readonly tree: SnapshotElement;
  readonly headers: readonly SortHeader[];
  /** How the rows are sorted already. */
  readonly initial: Sorting | undefined;
  /** Told of each sorting that the visitor asks for. */
  readonly onSort: (sorting: Sorting) => void;
}

/** As the Pro plugin's sorter names them: its "down" is the order from A to Z. */
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
  /** Undefined where another column is the sorted one. */
  readonly direction: Direction | undefined;
  readonly onPress: () => void;
}

const NO_ARIA = {};

/** All of the cell is a target for the mouse; its button is one for the keyboard. */
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

/** A link in a header has its own purpose. */
function isOtherControl(target: EventTarget, id: string): boolean {
  const control =
    target instanceof Element && target.closest('a[href],button,input,select,label,[role=button]');
  return Boolean(control) && control !== document.getElementById(id);
}
