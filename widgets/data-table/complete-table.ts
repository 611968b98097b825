/** What every data table gets, sortable or not (essential-addons, section 5): labels, a region that scrolls, the export. */
import type { WidgetContext } from '../../runtime/core/define';
import { attributeName, prepareAttributes, writeAttributes } from '../../runtime/dom/attributes';
import { restoreOnAbort } from '../../runtime/dom/restore';
import { labelAttributes, regionAttributes, type TableReading, type TableWidth } from './attributes';
import { addLabels } from './labels';

/**
 * @param report reports that the code of the export cannot be loaded
 * @param signal restores the server's markup when aborted
 */
export function completeTable(
  reading: TableReading,
  report: WidgetContext['report'],
  signal: AbortSignal,
): void {
  const { root, table, hasLabels, isInEditor } = reading;
  const labels = hasLabels ? addLabels(table, signal) : [];
  restoreOnAbort(labels, { attributes: ['aria-hidden'] }, signal);
  const region = regionAttributes(reading);
  restoreOnAbort([root], { attributes: Object.keys(region).map(attributeName) }, signal);
  let endRegion: (() => void) | undefined;

  const show = (width: TableWidth): void => {
    if (!width.isScrolling) {
      endRegion?.();
      endRegion = undefined;
    } else endRegion ??= prepareAttributes([[root, region]]);
    for (const label of labels) writeAttributes(label, labelAttributes(width));
  };
  show({ isStacked: false, isScrolling: false });
  watchWidth(reading, show, signal);
  if (isInEditor) void exportFor({ signal, report });
}

/** Calls back when the table is measured first, in the next frame, and on each change after that. */
function watchWidth(
  { root, table }: TableReading,
  onChange: (width: TableWidth) => void,
  signal: AbortSignal,
): void {
  let before: TableWidth | undefined;
  // Observers run after the browser's layout, so reading costs nothing.
  const sizes = new ResizeObserver(() => {
    const isStacked = table.tHead !== null && getComputedStyle(table.tHead).display === 'none';
    const isScrolling = root.scrollWidth > root.clientWidth;
    if (before?.isStacked === isStacked && before.isScrolling === isScrolling) return;
    before = { isStacked, isScrolling };
    onChange(before);
  });
  sizes.observe(root);
  sizes.observe(table);
  signal.addEventListener('abort', () => sizes.disconnect());
}

let exporters = 0;
let exporting = new AbortController();

/** Reports `export_missing` if the code of the export cannot be loaded. */
async function exportFor({ signal, report }: Pick<WidgetContext, 'signal' | 'report'>): Promise<void> {
  exporters += 1;
  signal.addEventListener('abort', () => {
    if ((exporters -= 1) === 0) exporting.abort();
  });
  if (exporters > 1) return;
  exporting = new AbortController();
  const { signal: isEnding } = exporting;
  try {
    const { offerExport } = await import('./csv-export');
    offerExport(isEnding);
  } catch (error) {
    report('export_missing', error);
  }
}
