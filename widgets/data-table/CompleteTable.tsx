/** What every data table gets, sortable or not (essential-addons, section 5): labels, a region that scrolls, the export. */
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { ServerElement } from '../../runtime/react/server-element';
import { labelAttributes, regionAttributes, type TableReading } from './attributes';
import { addLabels } from './labels';
import { exportFor } from './offer-export';
import { useTableWidth } from './use-table-width';

export interface CompleteTableProps {
  readonly reading: TableReading;
  readonly report: (code: string, detail?: unknown) => void;
}

/** Renders no node. */
export function CompleteTable({ reading, report }: CompleteTableProps): ReactNode {
  const { root, table, hasLabels, isInEditor } = reading;
  const [labels, setLabels] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!hasLabels) return undefined;
    const controller = new AbortController();
    // oxlint-disable-next-line react/set-state-in-effect -- labels are made of the headers before these get buttons
    setLabels(addLabels(table, controller.signal));
    return () => controller.abort();
  }, [table, hasLabels]);
  const width = useTableWidth(reading);
  useEffect(() => {
    if (!isInEditor) return undefined;
    const controller = new AbortController();
    void exportFor({ signal: controller.signal, report });
    return () => controller.abort();
  }, [isInEditor, report]);
  return (
    <>
      {width.isScrolling && <ServerElement element={root} attributes={regionAttributes(reading)} />}
      {labels.map((label, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the labels never change
        <ServerElement key={index} element={label} attributes={labelAttributes(width)} />
      ))}
    </>
  );
}
