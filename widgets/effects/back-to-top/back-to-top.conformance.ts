/** The record of the button to the page's top (goodlayers-theme, section 6). The page does not scroll here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const backToTop: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'back-to-top',
  readState: (root) => ({ parts: [root.getAttribute('aria-hidden') === 'true' ? 'hidden' : ''], focus: -1 }),
  steps: [frameStep(() => ['hidden'])],
};
