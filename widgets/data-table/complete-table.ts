/** What every data table gets, sortable or not (essential-addons, section 5): labels, a region that scrolls, the export. */
import type { WidgetContext } from '../../runtime/core/define';
import { isEditor } from '../../runtime/page/editor-context';
import { followWidth } from './follow-width';
import { addLabels } from './labels';
import { exportFor } from './offer-export';

/**
 * @returns the table of a widget's root
 * @throws Error when there is none
 */
export function tableOf(root: HTMLElement): HTMLTableElement {
  const table = root.querySelector<HTMLTableElement>('table.eael-data-table');
  if (!table) throw new Error('there is no table');
  return table;
}

/** Completes a table until the widget ends. */
export function completeTable(root: HTMLElement, table: HTMLTableElement, context: WidgetContext): void {
  const hasLabels = root.getAttribute('data-custom_responsive') === 'true';
  followWidth(root, table, hasLabels ? addLabels(table, context.signal) : [], context);
  if (isEditor(document, context.config)) void exportFor(context);
}
