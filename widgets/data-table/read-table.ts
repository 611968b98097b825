/** Reads what every data table has, sortable or not (essential-addons, section 5). */
import type { WidgetContext } from '../../runtime/core/define';
import { isEditor } from '../../runtime/page/editor-context';
import { translator } from '../../runtime/page/translate';
import type { TableReading } from './attributes';
import { strings } from './widget.json';

/** @throws if there is no table */
export function readTable(root: HTMLElement, { config }: Pick<WidgetContext, 'config'>): TableReading {
  const table = root.querySelector<HTMLTableElement>('table.eael-data-table');
  if (!table) throw new Error('The widget has no table.');
  const word = translator(config.strings)(strings['data-table.label']);
  return {
    root,
    table,
    hasLabels: root.getAttribute('data-custom_responsive') === 'true',
    regionName: table.caption?.textContent?.trim() || numbered(word, root),
    isInEditor: isEditor(document, config),
  };
}

/** Numbers the tables from the second one on, so that each region has another name. */
function numbered(word: string, root: HTMLElement): string {
  const place = [...document.querySelectorAll('.eael-data-table-wrap')].indexOf(root);
  return place > 0 ? `${word} ${place + 1}` : word;
}

/**
 * Lets the Pro plugin's sorter sort the table, if its script runs on the page (essential-addons, section 5.5).
 *
 * @returns false if the Pro plugin's sorter is not on the page
 */
export function callProSorter(root: HTMLElement): boolean {
  const { enableProSorter, jQuery }: { readonly enableProSorter?: unknown; readonly jQuery?: unknown } =
    window;
  if (typeof enableProSorter !== 'function' || typeof jQuery !== 'function') return false;
  enableProSorter(jQuery, jQuery(root));
  return true;
}
