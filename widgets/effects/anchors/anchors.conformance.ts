/** The record of the links to places on the page (goodlayers-theme, section 5). The page does not scroll here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const anchors: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'anchors',
  // The stylesheet hides the bullets until they have their place.
  repaints: () => true,
  changes: [{ what: /style$|data-anchor|class$/, because: 'goodlayers-theme, sections 5.4 and 5.5' }],
  moves: [{ what: /bullet-anchor/, because: 'goodlayers-theme, section 5.5' }],
  readState: (root) => ({
    parts: [root.querySelector('#kingster-bullet-anchor')?.getAttribute('data-anchor-section') ?? ''],
    focus: -1,
  }),
  steps: [frameStep(() => ['kingster-home'])],
};
