/**
 * The header of its column in each cell, for screens on which the stylesheet stacks the cells (essential-addons, section
 * 5.4). Fixed: spans, ids that came twice, labels that came twice, and the roles that stacking takes from a table.
 */
import { setAttributes } from '../../runtime/dom/restore';
import { headersByColumn, placeCells } from './columns';

/** The class of a label. */
export const LABEL = 'th-mobile-screen';

/**
 * Adds the labels and the explicit roles.
 *
 * @param signal removes them
 * @returns the labels that were added; a cell that has one already gets none
 */
export function addLabels(table: HTMLTableElement, signal: AbortSignal): HTMLElement[] {
  const sections = [...table.tBodies, ...(table.tFoot ? [table.tFoot] : [])];
  // Screen readers do not see a table whose cells are flex boxes.
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
