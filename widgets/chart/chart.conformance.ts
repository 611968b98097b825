/** The chart's record (goodlayers-motion, section 8). Drawing needs frames, which the run pauses. */
import type { ConformanceRecord } from '../../tests/support/conformance';

export const chart: ConformanceRecord = {
  widget: 'chart',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: (root) => ({
    parts: [root.getAttribute('aria-hidden') ?? '', root.nextElementSibling?.textContent ?? ''],
    focus: -1,
  }),
  stops: (root) => root.locator('[tabindex]'),
  steps: [],
  keyboard: [],
  restingState: async (root) => ({
    parts: ['true', (await root.evaluate((canvas) => canvas.nextElementSibling?.textContent)) ?? ''],
    focus: -1,
  }),
  changes: [
    {
      what: /^\+(style|width|height)$/,
      because: 'goodlayers-motion, section 8: as wide as its container, in its aspect ratio',
    },
  ],
  endsWithAFrame: true,
  broken: '<canvas class="gdlr-core-chart-js gdlr-core-js" data-content="none"></canvas>',
};
