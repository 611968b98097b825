/** The stretched section's record (elementor-frontend, section 2.6). It has no controls. */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

const STRETCH = 'elementor-frontend, section 2.6: a stretched section is as wide as the window';

export const elementorStretch: ConformanceRecord = {
  ...nothingToPress,
  widget: 'elementor-stretch',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => {
    const { left, width } = root.getBoundingClientRect();
    return { parts: [`${Math.round(left)} ${Math.round(width)}`], focus: -1 };
  },
  steps: [frameStep(() => [`0 ${document.documentElement.clientWidth}`])],
  changes: [{ what: /^(section.*elementor-section-stretched.* style|\+style)$/, because: STRETCH }],
  moves: [{ what: /./, because: STRETCH }],
};
