/** The responsive video's record (goodlayers-panels, section 16). It has no controls. */
import type { ConformanceRecord } from '../../../tests/support/conformance';

const WIDE = 'goodlayers-panels, section 16: a video becomes as wide as its container';

export const responsiveVideo: ConformanceRecord = {
  widget: 'responsive-video',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: (root) => ({ parts: [String(root.hasAttribute('width'))], focus: -1 }),
  stops: (root) => root.locator('[tabindex]'),
  steps: [],
  keyboard: [],
  changes: [
    { what: /^(iframe.* (width|height|style)|div\.gdlr-core-.* (class|style)|\+style)$/, because: WIDE },
  ],
  moves: [{ what: /./, because: WIDE }],
  repaints: () => true,
  broken: '',
};
