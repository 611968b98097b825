/** The masonry's record (goodlayers-sliders, section 4). It has no controls. */
import type { ConformanceRecord } from '../../../tests/support/conformance';

const PLACED = 'goodlayers-sliders, section 4: items stand where there is room, as inline styles say';

export const masonry: ConformanceRecord = {
  widget: 'masonry',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: (root) => ({
    parts: [...root.querySelectorAll<HTMLElement>('.gdlr-core-item-list')].map(({ style }) =>
      [style.position, style.left, style.top].join(' '),
    ),
    focus: -1,
  }),
  stops: (root) => root.locator('[tabindex]'),
  steps: [],
  keyboard: [],
  changes: [{ what: /^(\+style|div\.gdlr-core-item-list .* class)$/, because: PLACED }],
  moves: [{ what: /./, because: PLACED }],
  // The page's stylesheet hides items until they have entered.
  repaints: () => true,
  broken: '',
};
