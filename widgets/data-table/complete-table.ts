/** Adds labels, a scrollable region and the export to all data tables (essential-addons, section 5). */
import type { WidgetContext } from '../../runtime/core/define';
import { isEditor } from '../../runtime/page/editor-context';
import { followWidth } from './follow-width';
import { addLabels } from './labels';
import { exportFor } from './offer-export';

/**
 * @returns the table of a widget's root
 * @throws Error if there is none
 */
export function tableOf(root: HTMLElement): HTMLTableElement {
  const table = root.querySelector<HTMLTableElement>('table.eael-data-table');
  if (!table) throw new Error('the widget contains no table');
  return table;
}

/** Completes a table until the widget is unmounted. */
export function completeTable(root: HTMLElement, table: HTMLTableElement, context: WidgetContext): void {
  const hasLabels = root.getAttribute('data-custom_responsive') === 'true';
  followWidth(root, table, hasLabels ? addLabels(table, context.signal) : [], context);
  if (isEditor(document, context.config)) void exportFor(context);
}
