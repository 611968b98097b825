/** The record of the room below a transparent header (goodlayers-theme, section 6). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const headerRoom: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'header-room',
  readState: (root) => ({
    parts: [root instanceof HTMLElement ? String(Math.round(Number.parseFloat(root.style.height))) : ''],
    focus: -1,
  }),
  steps: [
    frameStep(() =>
      Array.from(document.querySelectorAll('[class*=background-transparent]'), (header) =>
        String(Math.round(header.getBoundingClientRect().height)),
      ),
    ),
  ],
};
