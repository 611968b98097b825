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
  readState: (root) => ({
    parts: [root.querySelector<HTMLElement>('.kingster-tab-slidebar')?.style.width ?? 'a select'],
    focus: -1,
  }),
  steps: [
    frameStep((root) => {
      const tab = root.querySelector('.active');
      return [tab ? `${tab.getBoundingClientRect().width}px` : 'a select'];
    }),
  ],
};
