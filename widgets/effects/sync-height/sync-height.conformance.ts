/** The equal heights' record (goodlayers-motion, section 13). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const syncHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'sync-height',
  readState: (root) => ({
    parts: [String(Math.round(Number.parseFloat(root instanceof HTMLElement ? root.style.height : '')))],
    focus: -1,
  }),
  steps: [
    frameStep((root) => {
      // The first column is higher: the group is as high as its content.
      const content = root.querySelector('.gdlr-core-sync-height-content');
      return [String(Math.round(content?.getBoundingClientRect().height ?? 0))];
    }),
  ],
};
