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
import { headerAttributes, headerClasses, type SortHeader } from './attributes';
import { nextSorting, type Sorting } from './sort-state';

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
