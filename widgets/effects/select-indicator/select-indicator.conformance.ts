/** The select indicator's record (goodlayers-panels, section 5, quirks). The select itself belongs to the browser. */
import type { ConformanceRecord } from '../../../tests/support/conformance';

const ARROW = 'goodlayers-panels, section 5: an arrow comes after the select';

export const selectIndicator: ConformanceRecord = {
  widget: 'select-indicator',
  versions: ['1.8.7', '2.1.7'],
  readState: (root) => ({
    parts: [root.nextElementSibling?.className ?? ''],
    focus: root === document.activeElement ? 0 : -1,
  }),
  stops: (root) => root,
  steps: [],
  keyboard: [],
  moves: [{ what: /./, because: ARROW }],
  repaints: () => true,
  broken: '',
};
