/**
 * Adds the header of its column to each cell, for screens on which the stylesheet stacks the cells (essential-addons,
 * section 5.4). Fixed: spans, duplicate ids, duplicate labels, and the table roles that stacking removes.
 */
import { setAttributes } from '../../runtime/dom/restore';
import { headersByColumn, placeCells } from './columns';

/** The class of a label. */
const LABEL = 'th-mobile-screen';

/** The labels that the server has printed for the first paint. */
const SERVED = `.${LABEL}[data-atoll-served]`;

/**
 * Adds the labels and the explicit roles.
 *
 * @param signal removes them when aborted
 * @returns the labels, also those of the plugin's server part; cells with another label are skipped
 */
export function addLabels(table: HTMLTableElement, signal: AbortSignal): HTMLElement[] {
  const sections = [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])];
  // Without roles, screen readers do not recognise a table whose cells are flex boxes.
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
      const served = content?.firstElementChild;
      if (served instanceof HTMLElement && served.matches(SERVED)) return [served];
      if (!content || served?.classList.contains(LABEL)) return [];
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

/** Creates a label, which is empty if the column has no header. */
function createLabel(header: HTMLElement | undefined): HTMLElement {
  const label = document.createElement('div');
  label.className = LABEL;
  label.append(...[...(header?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  label.querySelectorAll('[id]').forEach((element) => element.removeAttribute('id'));
  return label;
}

/** Elements whose text is not visible. */
const NOT_SHOWN = `.${LABEL},style,script,template,noscript,textarea,select,[hidden]`;
/** Inputs that show their value. */
const TEXT_INPUT = 'input:not([type="hidden"],[type="checkbox"],[type="radio"],[type="password"])';

/** @returns the visible text of a cell without the labels of narrow layouts, with normalised spaces; '' without a cell */
export function cellText(cell: Element | undefined): string {
  if (!cell) return '';
  const parts: string[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    parts.push(shownText(node));
    return node instanceof Element && node.matches(NOT_SHOWN)
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT;
  });
  while (walker.nextNode());
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Returns a node's text without its children. Inline elements add no space, because they may be part of a word. */
function shownText(node: Node): string {
  if (node instanceof Text) return node.data;
  if (node instanceof HTMLTextAreaElement) return node.value;
  if (node instanceof HTMLSelectElement) return node.selectedOptions[0]?.text ?? '';
  if (node instanceof HTMLInputElement) return node.matches(TEXT_INPUT) ? node.value : '';
  return node instanceof Element && node.matches('br,p,div,li') ? ' ' : '';
}
