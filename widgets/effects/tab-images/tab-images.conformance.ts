/** The record of the pictures beside tabs (goodlayers-theme, section 6). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const tabImages: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'tab-images',
  // The picture gets the height of the tabs.
  repaints: () => true,
  changes: [{ what: /style$/, because: 'goodlayers-theme, section 6' }],
  moves: [{ what: /tab-item-(content-image-wrap|image)/, because: 'goodlayers-theme, section 6' }],
  readState: (root) => ({
    parts: [root.querySelector('.gdlr-core-active')?.getAttribute('data-tab-id') ?? ''],
    focus: -1,
  }),
  steps: [frameStep(() => ['1'])],
};
