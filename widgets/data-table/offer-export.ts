/**
 * Loads the export for the page builder's editor once for all tables, and stops it when the last table is unmounted.
 */
import type { WidgetContext } from '../../runtime/core/define';

let exporters = 0;
let exporting = new AbortController();

/** Reports `export_missing` if the code of the export cannot be loaded. */
export async function exportFor({ signal, report }: Pick<WidgetContext, 'signal' | 'report'>): Promise<void> {
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
