/** The half height's record (goodlayers-motion, section 14). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const halfHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'half-height',
  readState: (root) => ({
    parts: [String(Math.round(Number.parseFloat(root instanceof HTMLElement ? root.style.height : '')))],
    focus: -1,
  }),
  steps: [
    frameStep((root) => {
      const height = root.querySelector('img')?.getBoundingClientRect().height ?? 0;
      return [String(Math.round(height / 2))];
    }),
  ],
};
