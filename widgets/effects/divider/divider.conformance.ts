/** The record of the lines beside icons and titles (goodlayers-motion, sections 4 and 5). The link is the page's. */
import type { ConformanceRecord } from '../../../tests/support/conformance';

export const divider: ConformanceRecord = {
  widget: 'divider',
  versions: ['2.1.7'],
  // Its lines appear with the browser's next layout. divider.browser.test.ts tests their length.
  readState: (root) => ({
    parts: [root.querySelector('.gdlr-core-overflow') ? 'two rows' : 'one row'],
    focus: [...root.querySelectorAll('a[href]')].findIndex((link) => link === document.activeElement),
  }),
  stops: (root) => root.locator('a[href]'),
  steps: [],
  keyboard: [],
  changes: [
    { what: /^\+style$/, because: 'goodlayers-motion, sections 4 and 5: the lines fill the rest of the row' },
  ],
  moves: [
    {
      what: /^div\.gdlr-core-(divider-line|title-item-divider)/,
      because: 'goodlayers-motion, sections 4 and 5: the lines fill the rest of the row',
    },
  ],
  repaints: () => true,
  broken: '',
};
