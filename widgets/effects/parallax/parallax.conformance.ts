/** The parallax layer's record (goodlayers-motion, section 10). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const parallax: ConformanceRecord = {
  ...nothingToPress,
  widget: 'parallax',
  readState: (root) => ({ parts: [root instanceof HTMLElement ? root.style.height : ''], focus: -1 }),
  steps: [
    frameStep((root) => {
      const height = root.parentElement?.getBoundingClientRect().height ?? 0;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const full = isStill ? height : height + (document.documentElement.clientHeight - height) * 0.8;
      return [`${Math.round(full * 100) / 100}px`];
    }),
  ],
};
