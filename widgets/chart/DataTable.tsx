/** The data of a chart as a visually hidden table, for screen readers. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hideVisually } from '../../runtime/page/announce';
import type { TableTexts } from './attributes';
import type { ChartData } from './chart-data';

interface DataTableProps {
  /** The element that the table follows. */
  readonly after: Element;
  readonly data: ChartData;
  readonly texts: TableTexts;
}

/** A row for each label, a column for each series. */
export function DataTable({ after, data: { labels, series }, texts }: DataTableProps): ReactNode {
  const [table] = useState(() => document.createElement('table'));
  useLayoutEffect(() => {
    hideVisually(table);
    after.after(table);
    return () => table.remove();
  }, [table, after]);

  const rows = Math.max(labels.length, ...series.map(({ values }) => values.length));
  return createPortal(
    <>
      <caption>{texts.caption}</caption>
      <thead>
        <tr>
          {[texts.label, ...series.map(({ label }) => label ?? texts.value)].map((heading, column) => (
            // oxlint-disable-next-line react/no-array-index-key -- the columns never change
            <th key={column} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <th scope="row">{labels[row] ?? row + 1}</th>
            {series.map(({ values }, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns never change
              <td key={column}>{values[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>,
    table,
  );
}
