/** The record of LearnPress's parts (goodlayers-theme, section 9). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const courseTabs: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'course-tabs',
  // The line gets the width of its tab.
  repaints: () => true,
  changes: [{ what: /style$/, because: 'goodlayers-theme, section 9' }],
  moves: [{ what: /tab-slidebar/, because: 'goodlayers-theme, section 9' }],
  // Rounded, because Firefox writes fewer digits.
  readState(root) {
    const width = root.querySelector<HTMLElement>('.kingster-tab-slidebar')?.style.width;
    const rounded = width && `${Math.round(Number.parseFloat(width))}px`;
    return { parts: [rounded ?? 'a select'], focus: -1 };
  },
  steps: [
    frameStep((root) => {
      const tab = root.querySelector('.active');
      return [tab ? `${Math.round(tab.getBoundingClientRect().width)}px` : 'a select'];
    }),
  ],
};
