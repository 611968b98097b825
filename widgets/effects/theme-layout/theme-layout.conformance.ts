/** The record of the theme's sizes (goodlayers-theme, section 6). */
import type { ConformanceRecord } from '../../../tests/support/conformance';
import { frameStep, nothingToPress } from '../../../tests/support/conformance-in-frames';

export const themeLayout: ConformanceRecord = {
  ...nothingToPress,
  versions: ['3.1.3', '3.2.9'],
  widget: 'theme-layout',
  readState: (root) => ({
    parts: Array.from(
      root.parentElement?.querySelectorAll<HTMLElement>('[class*=placeholder]') ?? [],
      ({ style }) => String(Math.round(Number.parseFloat(style.height))),
    ),
    focus: -1,
  }),
  steps: [
    frameStep(() =>
      Array.from(document.querySelectorAll('[class*=fixed-footer][id]'), (part) =>
        String(Math.round(part.getBoundingClientRect().height)),
      ),
    ),
  ],
};
