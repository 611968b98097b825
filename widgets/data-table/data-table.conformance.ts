/** The record of the data table (essential-addons, section 5): its labels. It has no controls. */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readTable(root: Element): SeenState {
  return {
    parts: [...root.querySelectorAll('.th-mobile-screen')].map((label) => label.textContent ?? ''),
    focus: -1,
  };
}

export const dataTable: ConformanceRecord = {
  widget: 'data-table',
  versions: ['4.9.1'],
  readState: readTable,
  stops: (root) => root.locator('a'),
  steps: [],
  keyboard: [],
  broken: '<div class="eael-data-table-wrap"><p>No table</p></div>',
};
