/** The equal heights' record (goodlayers-motion, section 13). */
import type { ConformanceRecord } from '../../support/conformance';
import { frameStep, nothingToPress } from './in-frames';

export const syncHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'sync-height',
  readState: (root) => ({ parts: [root instanceof HTMLElement ? root.style.height : ''], focus: -1 }),
  steps: [
    frameStep((root) => {
      // The first column is the higher one: the group is as high as its content.
      const content = root.querySelector('.gdlr-core-sync-height-content');
      return [`${content?.getBoundingClientRect().height ?? 0}px`];
    }),
  ],
};
