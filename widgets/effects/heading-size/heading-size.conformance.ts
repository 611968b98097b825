/** The record of large headings on phones (goodlayers-theme, section 6). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const headingSize: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'heading-size',
  readState: (root) => ({
    parts: Array.from(root.querySelectorAll('h2,h3'), (heading) => getComputedStyle(heading).fontSize),
    focus: -1,
  }),
  steps: [
    frameStep((root) =>
      Array.from(root.querySelectorAll('h2,h3'), (heading) => getComputedStyle(heading).fontSize),
    ),
  ],
};
