/**
 * The export button in the editor's panel of a data table (essential-addons, section 5.5). It exists in the page builder
 * alone, whose editor tells when a widget's panel opens.
 */
import { toCsv } from './csv';

const OPENED = 'panel/open_editor/widget/eael-data-table';
const BUTTON = '[data-event="ea:table:export"]';
const LABEL = '.th-mobile-screen';

type OnOpen = (panel: unknown, model: unknown, view: unknown) => void;

/** As far as it is used here. */
interface Editor {
  readonly hooks: {
    readonly addAction: (name: string, run: OnOpen) => void;
    readonly removeAction: (name: string, run: OnOpen) => void;
  };
}

/** @param signal ends it: no panel is heard any more */
export function offerExport(signal: AbortSignal): void {
  const { elementor: editor } = window as { elementor?: Editor };
  if (!editor || signal.aborted) return;
  let view: unknown;
  const panels = new WeakSet<HTMLElement>();
  const onOpen: OnOpen = (panel, _model, opened) => {
    view = opened;
    const element = elementOf(panel);
    // One panel serves all tables, one after the other.
    if (!element || panels.has(element)) return;
    panels.add(element);
    element.addEventListener(
      'click',
      ({ target }) => {
        const table = elementOf(view)?.querySelector<HTMLTableElement>('.eael-data-table');
        // Of another window: its elements are none of this one's.
        const button = (target as Element | null)?.closest?.(BUTTON);
        if (button && table) download(table, element.ownerDocument);
      },
      { signal },
    );
  };
  editor.hooks.addAction(OPENED, onOpen);
  signal.addEventListener('abort', () => editor.hooks.removeAction(OPENED, onOpen));
}

/** A view of the editor's library. */
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
  // The browser has not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** @returns the texts of a table's own rows; labels that a narrow preview shows are left out */
export function readRows(table: HTMLTableElement): string[][] {
  const labels = [...table.querySelectorAll<HTMLElement>(LABEL)];
  const displays = labels.map(({ style }) => style.display);
  labels.forEach(({ style }) => (style.display = 'none'));
  const rows = [...table.rows].map((row) => [...row.cells].map(({ innerText }) => innerText));
  labels.forEach(({ style }, index) => (style.display = displays[index] ?? ''));
  return rows;
}
