/** The attributes of a data table's elements (essential-addons, section 5.7; WAI-ARIA pattern Sortable Table). */
import type { ElementAttributes, ElementClasses } from '../../runtime/dom/attributes';
import type { Direction, Sorting } from './sort-state';

/** What `readTable` finds in the markup. */
export interface TableReading {
  /** The element that scrolls. */
  readonly root: HTMLElement;
  readonly table: HTMLTableElement;
  /** Whether each cell gets the header of its column. */
  readonly hasLabels: boolean;
  /** The name of the region while the table scrolls. */
  readonly regionName: string;
  /** Whether this is a page builder's editor. */
  readonly isInEditor: boolean;
}

/** A header that sorts. */
export interface SortHeader {
  readonly cell: HTMLElement;
  /** Index of the first column below it, from 0. */
  readonly column: number;
  /** The id of its button. */
  readonly buttonId: string;
}

/** What depends on the width of the table. */
export interface TableWidth {
  /** The stylesheet stacks the cells, and hides the header. */
  readonly isStacked: boolean;
  readonly isScrolling: boolean;
}

/** A table that scrolls is a region with a tab stop. */
export const regionAttributes = ({ regionName }: TableReading): ElementAttributes => ({
  tabIndex: 0,
  role: 'region',
  'aria-label': regionName,
});

/** Beside the displayed header, a label would be read twice. */
export const labelAttributes = ({ isStacked }: TableWidth): ElementAttributes => ({
  'aria-hidden': isStacked ? undefined : true,
});

/** The stylesheet draws an arrow in headers with this class. */
export const SORTING_CLASS = 'sorting';

/** The classes of the Pro plugin's sorter: its "down" is the order from A to Z. */
export const DIRECTION_CLASSES: Readonly<Record<Direction, string>> = {
  ascending: 'headerSortDown',
  descending: 'headerSortUp',
};

const directionOf = (sorting: Sorting | undefined, column: number): Direction | undefined =>
  sorting?.column === column ? sorting.direction : undefined;

export const headerAttributes = (sorting: Sorting | undefined, column: number) =>
  ({ 'aria-sort': directionOf(sorting, column) }) satisfies ElementAttributes;

export const headerClasses = (sorting: Sorting | undefined, column: number): ElementClasses => {
  const direction = directionOf(sorting, column);
  return {
    [SORTING_CLASS]: true,
    [DIRECTION_CLASSES.ascending]: direction === 'ascending',
    [DIRECTION_CLASSES.descending]: direction === 'descending',
  };
};
