/** Essential Addons' data table without sorting (essential-addons, section 5). */
import type { ReactNode } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { CompleteTable, type CompleteTableProps } from './CompleteTable';

/** Without this class the stylesheet draws an arrow in a header. */
const NO_ARROW = { 'sorting-none': true };

export interface DataTableProps extends CompleteTableProps {
  /** Headers whose arrow is hidden. */
  readonly withoutArrow: readonly HTMLElement[];
}

export function DataTable({ reading, report, withoutArrow }: DataTableProps): ReactNode {
  return (
    <>
      <CompleteTable reading={reading} report={report} />
      {withoutArrow.map((header, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the headers never change
        <ServerElement key={index} element={header} classes={NO_ARROW} restoresClasses />
      ))}
    </>
  );
}
