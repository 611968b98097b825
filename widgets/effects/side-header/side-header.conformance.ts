/** The record of the header at the side (goodlayers-theme, section 2.4). The page does not scroll here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const sideHeader: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'side-header',
  stops: (root) => root.locator('.kingster-logo a, .kingster-header-social a'),
  changes: [{ what: /class$|style$/, because: 'goodlayers-theme, section 2.4' }],
  readState: (root) => ({ parts: [root.querySelector('.kingster-active') ? 'shown' : ''], focus: -1 }),
  steps: [frameStep(() => ['shown'])],
};
