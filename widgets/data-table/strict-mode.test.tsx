/** The data table's component in React's strict mode, and what its headers say (essential-addons, section 5). */
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { readFragment } from '../../mocks/markup-index';
import { get, setBody } from '../../tests/support/unit-runtime';
import { headerAttributes, headerClasses } from './attributes';
import { DataTable } from './DataTable';
import { innerMarkup } from '../../tests/support/markup';

it('gives the direction to the header of the sorted column only', () => {
  const sorting = { column: 1, direction: 'descending' } as const;
  expect(headerAttributes(sorting, 1)).toEqual({ 'aria-sort': 'descending' });
  expect(headerAttributes(sorting, 0)).toEqual({ 'aria-sort': undefined });
  expect(headerClasses(sorting, 1)).toEqual({ sorting: true, headerSortDown: false, headerSortUp: true });
});

it('hides the arrows and leaves the server’s markup when strict mode has mounted it twice', () => {
  setBody(readFragment('essential-addons/data-table-4.9.1.html'));
  const before = innerMarkup(document.body);
  const table = get('table.eael-data-table') as HTMLTableElement;
  const reading = {
    root: get('.eael-data-table-wrap'),
    table,
    // The simulated DOM has no rows of a section, which labels need.
    hasLabels: false,
    regionName: 'Table',
    isInEditor: false,
  };
  const header = get('th');
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      <StrictMode>
        <DataTable reading={reading} report={vi.fn<() => void>()} withoutArrow={[header]} />
      </StrictMode>,
    ),
  );
  expect(header.classList.contains('sorting-none')).toBe(true);
  flushSync(() => root.unmount());
  expect(innerMarkup(document.body)).toBe(before);
});
