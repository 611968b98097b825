/** The half height's record (goodlayers-motion, section 14). */
import type { ConformanceRecord } from '../../support/conformance';
import { frameStep, nothingToPress } from './in-frames';

export const halfHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'half-height',
  readState: (root) => ({ parts: [root instanceof HTMLElement ? root.style.height : ''], focus: -1 }),
  steps: [frameStep((root) => [`${(root.querySelector('img')?.getBoundingClientRect().height ?? 0) / 2}px`])],
};
