/**
 * Essential Addons' data table (essential-addons, section 5): each cell gets its column's header for screens on which the
 * table is a stack. Kept: the call of the Pro plugin's sorter. Fixed: spans, ids that came twice, labels that came twice,
 * roles that the stack takes from a table, a scrolling table without a keyboard.
 */
import type { WidgetContext, WidgetModule } from '../../runtime/define';
import { setAttributes } from '../../runtime/disclosure/button';
import { isEditor } from '../../runtime/gates';
import { translator } from '../../runtime/translate';
import { headersByColumn, placeCells } from './columns';
import { strings } from './widget.json';

const LABEL = 'th-mobile-screen';

export const mount: WidgetModule['mount'] = (root, context) => {
  const table = root.querySelector<HTMLTableElement>('table.eael-data-table');
  if (!table) throw new Error('there is no table');
  const labels =
    root.getAttribute('data-custom_responsive') === 'true' ? addLabels(table, context.signal) : [];
  followWidth(root, table, labels, context);
  sort(root);
  if (isEditor(document, context.config)) void exportFor(context);
};

function addLabels(table: HTMLTableElement, signal: AbortSignal): HTMLElement[] {
  const sections = [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])];
  // A flex box in a cell's place takes all of a table's meaning from screen readers.
  const setRole = (element: Element, role: string): void => setAttributes(element, { role }, signal);
  setRole(table, 'table');
  for (const section of table.tHead ? [table.tHead, ...sections] : sections) {
    setRole(section, 'rowgroup');
    for (const row of section.rows) {
      setRole(row, 'row');
      for (const cell of row.cells) setRole(cell, roleOf(cell, section));
    }
  }
  const headers = headersByColumn(table.tHead?.rows ?? []);
  return sections
    .flatMap((section) => placeCells(section.rows))
    .flatMap(({ cell, column }) => {
      const content = cell.querySelector<HTMLElement>(':scope > .td-content-wrapper');
      if (!content || content.firstElementChild?.classList.contains(LABEL)) return [];
      const label = createLabel(headers.get(column));
      content.prepend(label);
      signal.addEventListener('abort', () => label.remove());
      return [label];
    });
}

function roleOf(cell: HTMLTableCellElement, section: Element): string {
  if (cell.tagName !== 'TH') return 'cell';
  return section.tagName === 'THEAD' ? 'columnheader' : 'rowheader';
}

/** Empty where the column has no header. */
function createLabel(header: HTMLElement | undefined): HTMLElement {
  const label = document.createElement('div');
  label.className = LABEL;
  label.append(...[...(header?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  label.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return label;
}

/** What depends on whether the stylesheet stacks the table, or lets it scroll. */
function followWidth(
  root: HTMLElement,
  table: HTMLTableElement,
  labels: readonly HTMLElement[],
  { config, signal }: WidgetContext,
): void {
  let scrolling: AbortController | undefined;
  const update = (): void => {
    const isStacked = table.tHead !== null && getComputedStyle(table.tHead).display === 'none';
    // Beside the header it would be read twice.
    for (const label of labels) label.ariaHidden = isStacked ? null : 'true';
    const isScrolling = root.scrollWidth > root.clientWidth;
    if (isScrolling === (scrolling !== undefined)) return;
    scrolling?.abort();
    scrolling = isScrolling ? new AbortController() : undefined;
    const name =
      table.caption?.textContent?.trim() ||
      nameOf(root, translator(config.strings)(strings['data-table.label']));
    if (scrolling)
      setAttributes(root, { tabindex: '0', role: 'region', 'aria-label': name }, scrolling.signal);
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(root);
  sizes.observe(table);
  update();
  signal.addEventListener('abort', () => {
    sizes.disconnect();
    scrolling?.abort();
  });
}

/** Regions of one name cannot be told apart. */
function nameOf(root: HTMLElement, word: string): string {
  const place = [...document.querySelectorAll('.eael-data-table-wrap')].indexOf(root);
  return place > 0 ? `${word} ${place + 1}` : word;
}

/** The Pro plugin's, where it is. */
function sort(root: HTMLElement): void {
  const { enableProSorter, jQuery }: { readonly enableProSorter?: unknown; readonly jQuery?: unknown } =
    window;
  if (typeof enableProSorter === 'function' && typeof jQuery === 'function')
    enableProSorter(jQuery, jQuery(root));
}

let exporters = 0;
let exporting = new AbortController();

/** For all tables of the page at once, until the last one goes. */
async function exportFor({ signal, report }: WidgetContext): Promise<void> {
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
