/** The sticky sidebar's record (goodlayers-motion, section 17). The page does not scroll here. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const stickySidebar: ConformanceRecord = {
  ...nothingToPress,
  widget: 'sticky-sidebar',
  readState: (root) => ({
    parts: [root.querySelector('.gdlr-core-sidebar-sub-added') ? 'away' : 'in its place'],
    focus: -1,
  }),
  steps: [
    frameStep((root) => {
      const offset = Number.parseInt(
        root.querySelector('[data-sticky-offset]')?.getAttribute('data-sticky-offset') ?? '0',
      );
      const { top } = root.getBoundingClientRect();
      return [offset > top ? 'away' : 'in its place'];
    }),
  ],
};
