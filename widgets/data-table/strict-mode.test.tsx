/** The sortable table's component in React's strict mode (essential-addons, section 5). */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { restore, takeSnapshot } from '../../runtime/react/snapshot';
import { innerMarkup } from '../../tests/support/markup';
import { get, setBody } from '../../tests/support/unit-runtime';
import { SortableTable, type SortableTableProps } from './SortableTable';

it('sorts once for each press, and leaves the server’s markup when strict mode has mounted it twice', () => {
  setBody(readFragment('essential-addons/sortable-table-6.6.9.html'));
  const before = innerMarkup(document.body);
  const root = get('.eael-data-table-wrap');
  const cell = get('th');
  const tree = takeSnapshot(root, [cell]);
  const onSort = vi.fn<SortableTableProps['onSort']>();
  const headers = [{ cell, column: 0, buttonId: 'sort' }];
  const mounted = flushSync(() =>
    hydrateRoot(
      root,
      <StrictMode>
        <SortableTable tree={tree} headers={headers} initial={undefined} onSort={onSort} />
      </StrictMode>,
    ),
  );
  const button = get('#sort');
  expect(document.querySelectorAll('[role=button]')).toHaveLength(1);
  flushSync(() => button.click());
  expect(onSort.mock.calls).toEqual([[{ column: 0, direction: 'ascending' }]]);
  expect(cell.getAttribute('aria-sort')).toBe('ascending');
  flushSync(() => cell.click());
  expect(onSort).toHaveBeenLastCalledWith({ column: 0, direction: 'descending' });
  expect(onSort).toHaveBeenCalledTimes(2);
  expect(cell.getAttribute('aria-sort')).toBe('descending');
  flushSync(() => mounted.unmount());
  restore(tree, true);
  expect(innerMarkup(document.body)).toBe(before);
});
