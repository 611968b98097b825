/** The full height's record (goodlayers-motion, section 15). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const fullHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'full-height',
  readState: (root) => ({ parts: [root instanceof HTMLElement ? root.style.minHeight : ''], focus: -1 }),
  steps: [frameStep(() => [`${document.documentElement.clientHeight - 100}px`])],
};
