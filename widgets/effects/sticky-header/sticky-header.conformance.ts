/** The sticky header's record (goodlayers-theme, section 3). The page does not scroll here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const stickyHeader: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'sticky-header',
  changes: [
    { what: /main-menu.* class$/, because: 'goodlayers-theme, section 1.2: the menu in it has started' },
  ],
  readState: (root) => ({
    parts: [root.matches('.kingster-fixed-navigation') ? 'fixed' : 'in its place'],
    focus: -1,
  }),
  steps: [frameStep(() => ['in its place'])],
};
