/**
 * Adds the header of its column to each cell, for screens on which the stylesheet stacks the cells (essential-addons,
 * section 5.4). Fixed: spans, duplicate ids, duplicate labels, and the table roles that stacking removes.
 */
import { setAttributes } from '../../runtime/dom/restore';
import { headersByColumn, placeCells } from './columns';

/** The class of a label. */
export const LABEL = 'th-mobile-screen';

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
