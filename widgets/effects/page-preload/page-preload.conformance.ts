/** The record of the page's cover (goodlayers-theme, section 6). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const pagePreload: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'page-preload',
  // The cover disappears.
  repaints: () => true,
  changes: [{ what: /style$/, because: 'goodlayers-theme, section 6' }],
  readState: (root) => ({ parts: [root instanceof HTMLElement ? root.style.visibility : ''], focus: -1 }),
  steps: [frameStep(() => ['hidden'])],
};
