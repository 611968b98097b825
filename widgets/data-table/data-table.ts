/** Essential Addons' data table without sorting (essential-addons, section 5). */
import type { WidgetModule } from '../../runtime/core/define';
import { completeTable, tableOf } from './complete-table';
import { callProSorter } from './pro-sorter';

/** The classes with which the stylesheet draws an arrow. With the Pro plugin, the server always prints one of them. */
const ARROWS = '.sorting,.sorting_asc,.sorting_desc';

export const mount: WidgetModule['mount'] = (root, context) => {
  const table = tableOf(root);
  completeTable(root, table, context);
  if (!callProSorter(root)) hideArrows(table, context.signal);
};

/** The Pro plugin's script hides the arrows of a table that is not sortable. */
function hideArrows(table: HTMLTableElement, signal: AbortSignal): void {
  for (const header of table.querySelectorAll(ARROWS)) {
    if (header.classList.contains('sorting-none')) continue;
    header.classList.add('sorting-none');
    signal.addEventListener('abort', () => header.classList.remove('sorting-none'));
  }
}
