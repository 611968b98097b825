/** The skill circle's record (goodlayers-motion, section 7). It has no controls. */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Longer than the animation of the fragment's circle, in ms. */
const LONG_ENOUGH_MS = 2000;
/** The fragment's bar colour. At six o'clock it shows that more than half is filled. */
const FILLED: SeenState = { parts: ['31,107,74'], focus: -1 };

/** Reads the colour of the ring at six o'clock. Runs in the page. */
function readRing(root: Element): SeenState {
  const canvas = root.querySelector('canvas');
  // A copy: Chromium warns about canvases that are read repeatedly.
  const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (canvas) copy?.drawImage(canvas, -canvas.width / 2, 2 - canvas.height);
  return { parts: [[...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join()], focus: -1 };
}

export const skillCircle: ConformanceRecord = {
  widget: 'skill-circle',
  versions: ['2.1.7'],
  readState: readRing,
  stops: (root) => root.locator('[tabindex]'),
  steps: [
    {
      name: 'its time passes',
      async act(root, before, page) {
        if (before.parts[0] === FILLED.parts[0]) return true;
        await page.waitForFunction(() => window.probe.standing().includes('frame'), null, { polling: 10 });
        await page.evaluate((ms) => window.probe.advance(ms), LONG_ENOUGH_MS);
        return (await root.count()) > 0;
      },
      after: () => FILLED,
    },
  ],
  keyboard: [],
  restingState: () => Promise.resolve(FILLED),
  changes: [
    {
      what: /^\+style$|skill-circle-size-\w+ style$/,
      because: 'goodlayers-motion, section 7: no larger than its container, its text in the middle',
    },
  ],
  moves: [
    {
      what: /^div\.gdlr-core-skill-circle-(content|head|caption)/,
      because: 'goodlayers-motion, section 7: its text in the middle',
    },
  ],
  layoutShift: 0.0003,
  repaints: () => true,
  broken: '',
};
