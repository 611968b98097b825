/**
 * The export button in the editor's panel of a data table (essential-addons, section 5.5). It exists only in the page
 * builder, whose editor runs a hook when a widget's panel opens.
 */
import { pageGlobal } from '../../runtime/page/page-global';

const OPENED = 'panel/open_editor/widget/eael-data-table';
const BUTTON = '[data-event="ea:table:export"]';
const LABEL = '.th-mobile-screen';

type OnOpen = (panel: unknown, model: unknown, view: unknown) => void;

/** The part of the editor's API that is used here. */
interface Editor {
  readonly hooks: {
    readonly addAction: (name: string, run: OnOpen) => void;
    readonly removeAction: (name: string, run: OnOpen) => void;
  };
}

/** @param signal removes all listeners when aborted */
export function offerExport(signal: AbortSignal): void {
  const editor = pageGlobal('elementor') as Editor | undefined;
  if (!editor || signal.aborted) return;
  let view: unknown;
  const panels = new WeakSet<HTMLElement>();
  const onOpen: OnOpen = (panel, _model, opened) => {
    view = opened;
    const element = elementOf(panel);
    // The editor uses one panel for all tables.
    if (!element || panels.has(element)) return;
    panels.add(element);
    element.addEventListener(
      'click',
      ({ target }) => {
        const table = elementOf(view)?.querySelector<HTMLTableElement>('.eael-data-table');
        // No `instanceof`, because the panel is in another window.
        const button = (target as Element | null)?.closest?.(BUTTON);
        if (button && table) download(table, element.ownerDocument);
      },
      { signal },
    );
  };
  editor.hooks.addAction(OPENED, onOpen);
  signal.addEventListener('abort', () => editor.hooks.removeAction(OPENED, onOpen));
}

/** Returns the element of a view in the editor. */
function elementOf(view: unknown): HTMLElement | undefined {
  return (view as { readonly el?: HTMLElement } | undefined)?.el;
}

function download(table: HTMLTableElement, editor: Document): void {
  const id = table.closest<HTMLElement>('.eael-data-table-wrap')?.dataset['table_id'] ?? '';
  const url = URL.createObjectURL(new Blob([toCsv(readRows(table))], { type: 'text/csv' }));
  const link = editor.createElement('a');
  link.className = `eael-data-table-download-${id}`;
  link.href = url;
  link.download = `eael-data-table-${id}.csv`;
  link.hidden = true;
  editor.body.append(link);
  link.click();
  link.remove();
  // Revoked later, because the browser starts to read the blob after the click.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** @returns the texts of a table's rows, without the labels of narrow layouts */
export function readRows(table: HTMLTableElement): string[][] {
  const labels = [...table.querySelectorAll<HTMLElement>(LABEL)];
  const displays = labels.map(({ style }) => style.display);
  labels.forEach(({ style }) => (style.display = 'none'));
  const rows = [...table.rows].map((row) => [...row.cells].map(({ innerText }) => innerText));
  labels.forEach(({ style }, index) => (style.display = displays[index] ?? ''));
  return rows;
}

/** Makes programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Spreadsheets read cells with these first characters as formulas. */
const FORMULA = /^[=+\-@]/;

/** @param rows the visible texts of the cells */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(quote).join(',')).join('\n');
}

/** Quotes a cell. Line breaks become spaces. */
function quote(text: string): string {
  const line = text.replaceAll(/[\r\n]+/g, ' ').trim();
  return `"${(FORMULA.test(line) ? `'${line}` : line).replaceAll('"', '""')}"`;
}
