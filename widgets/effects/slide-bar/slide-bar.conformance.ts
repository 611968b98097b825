/** The slide bar's record (goodlayers-theme, section 1.5). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const slideBar: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'slide-bar',
  changes: [
    { what: /style$/, because: 'goodlayers-theme, section 1.5' },
    { what: /main-menu.* class$/, because: 'goodlayers-theme, section 1.2: the menu around it has started' },
  ],
  moves: [{ what: /slide-bar/, because: 'goodlayers-theme, section 1.5' }],
  // Rounded, because Firefox writes fewer digits.
  readState(root) {
    const width = root instanceof HTMLElement ? root.style.width : '';
    return { parts: [width && `${Math.round(Number.parseFloat(width))}px`], focus: -1 };
  },
  steps: [
    frameStep((root) => {
      const link = root.parentElement?.querySelector('.current-menu-item > a');
      return [`${Math.round((link?.getBoundingClientRect().width ?? 0) + 4)}px`];
    }),
  ],
};
