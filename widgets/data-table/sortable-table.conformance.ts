/** The record of the sortable table (essential-addons, section 5; WAI-ARIA pattern "Sortable Table"). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../tests/support/conformance';

/** Reads the direction of each button's column, and the rows if they are not in that order. Runs in the page. */
function readSorting(root: Element): SeenState {
  const buttons = [...root.querySelectorAll('thead [role="button"]')];
  const parts = buttons.map((button) => {
    const header = button.closest('th');
    const direction = header?.getAttribute('aria-sort') ?? 'none';
    const { classList } = header ?? document.body;
    const byClass =
      ['headerSortDown', 'headerSortUp'].filter((name) => classList.contains(name)).join() || 'none';
    const expected = { ascending: 'headerSortDown', descending: 'headerSortUp', none: 'none' }[direction];
    if (!classList.contains('sorting') || byClass !== expected) return `${direction}, drawn as ${byClass}`;
    return direction;
  });
  const [sorted] = root.querySelectorAll('th[aria-sort]');
  const column = [...root.querySelectorAll('th')].indexOf(sorted as HTMLTableCellElement);
  // The texts of the first column and the amounts of the last one.
  const values = [...root.querySelectorAll('tbody tr')].map((row) =>
    column === 0
      ? (row.querySelector('.td-content-wrapper > :last-child')?.textContent?.trim() ?? '')
      : Number(row.querySelector('td:last-child .td-content')?.textContent?.replaceAll(/[^\d.]/g, '')),
  );
  const sign = sorted?.getAttribute('aria-sort') === 'descending' ? -1 : 1;
  const isInOrder = values.every((value, index) => {
    const next = values[index + 1];
    return next === undefined || (value < next ? -1 : Number(value > next)) * sign <= 0;
  });
  if (sorted && !isInOrder) parts.push(values.join(', '));
  return { parts, focus: document.activeElement ? buttons.indexOf(document.activeElement) : -1 };
}

const buttons = (root: Locator): Locator => root.locator('thead th > [role="button"]');

/** @returns the state after a press on one header */
const pressed = (before: SeenState, index: number): SeenState => ({
  ...before,
  parts: before.parts.map((part, at) =>
    at !== index ? 'none' : part === 'ascending' ? 'descending' : 'ascending',
  ),
});

/** The first or the last column: the state tells the order of their rows. */
const firstOrLast = ({ parts }: SeenState, direction: string): number | undefined =>
  [0, parts.length - 1].find((index) => parts[index] === direction);

const click = (direction: string): Step => ({
  name: `a click on a header that is sorted: ${direction}`,
  async act(root, before) {
    const index = firstOrLast(before, direction);
    if (index === undefined) return false;
    // In the cell, next to its text: the whole cell is a target.
    await buttons(root)
      .nth(index)
      .locator('xpath=..')
      .click({ position: { x: 2, y: 2 } });
    return true;
  },
  after: (before) => pressed(before, firstOrLast(before, direction) ?? 0),
});

const press = (key: string, direction: string): KeyRow => ({
  key,
  name: `sorts by the header that is sorted: ${direction}`,
  from: (before) => firstOrLast(before, direction),
  after: (before) => pressed(before, before.focus),
});

const ignored = (key: string, name: string): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: (before) => before,
});

export const sortableTable: ConformanceRecord = {
  widget: 'sortable-table',
  versions: ['4.9.1', '6.6.9'],
  readState: readSorting,
  stops: buttons,
  steps: [click('none'), click('ascending'), click('descending')],
  keyboard: [
    press('Enter', 'ascending'),
    press('Space', 'descending'),
    press('Enter', 'none'),
    press('Space', 'ascending'),
    ignored('ArrowDown', 'does nothing'),
    ignored('ArrowRight', 'does nothing'),
    ignored('Escape', 'does nothing'),
    ignored('Control+Enter', 'is left to the browser'),
  ],
  broken: '<div class="eael-data-table-wrap" data-table_enabled="true"><p>No table</p></div>',
  changes: [
    { what: /^th\S* class$/, because: 'essential-addons, section 5.3: the arrows are drawn by a class' },
  ],
  sorts: true,
};
