/** The sidebar height's record (goodlayers-motion, section 16). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const sidebarHeight: ConformanceRecord = {
  ...nothingToPress,
  widget: 'sidebar-height',
  readState: (root) => ({
    parts: [...root.querySelectorAll<HTMLElement>('.gdlr-core-pbf-sidebar-padding')].map((column) =>
      String(Math.round(Number.parseFloat(column.style.minHeight))),
    ),
    focus: -1,
  }),
  steps: [
    frameStep((root) => {
      const [content, side] = root.querySelectorAll('.gdlr-core-pbf-sidebar-padding');
      const height = content?.getBoundingClientRect().height ?? 0;
      return [content, side].map(() => String(Math.round(height)));
    }),
  ],
};
