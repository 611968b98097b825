/** The entrance animation's record (goodlayers-motion, section 9). It has no controls. */
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';
import { nothingToPress } from '../../../tests/support/conformance-in-frames';

const ENTRANCE = 'goodlayers-motion, section 9: an entrance shows what the stylesheet hides, and moves it';
const shown: SeenState = { parts: ['shown'], focus: -1 };

export const entranceAnimation: ConformanceRecord = {
  ...nothingToPress,
  widget: 'entrance-animation',
  root: '.gdlr-core-pbf-column-content.gdlr-core-js',
  readState: (root) => ({
    parts: [root.hasAttribute('data-gdlr-animation') ? 'waiting' : 'shown'],
    focus: -1,
  }),
  // The blocks start one after another.
  afterMounting: (page) =>
    page.waitForFunction(() => !document.querySelector('[data-gdlr-animation]'), undefined, { polling: 10 }),
  steps: [
    {
      name: 'its turn comes and ends',
      async act(root, _before, page) {
        const element = await root.elementHandle();
        await page.waitForFunction((element) => !element?.hasAttribute('data-gdlr-animation'), element, {
          polling: 10,
        });
        return true;
      },
      after: () => shown,
    },
  ],
  restingState: () => Promise.resolve(shown),
  changes: [
    {
      what: /^(\S*gdlr-core-pbf-column-content clearfix.* (class|data-gdlr-animation)|\+style)$/,
      because: ENTRANCE,
    },
  ],
  moves: [{ what: /./, because: ENTRANCE }],
  repaints: () => true,
};

const ELEMENTOR =
  'elementor-frontend, section 2.3: an entrance shows what the stylesheet hides, and moves it';

export const elementorEntrance: ConformanceRecord = {
  ...nothingToPress,
  widget: 'elementor-entrance',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => ({
    parts: [root.classList.contains('elementor-invisible') ? 'waiting' : 'shown'],
    focus: -1,
  }),
  afterMounting: (page) =>
    page.waitForFunction(() => !document.querySelector('.elementor-invisible'), undefined, { polling: 10 }),
  steps: [
    {
      name: 'it was seen, and its delay ends',
      async act(root, _before, page) {
        const element = await root.elementHandle();
        await page.waitForFunction(
          (element) => !element?.classList.contains('elementor-invisible'),
          element,
          { polling: 10 },
        );
        return true;
      },
      after: () => shown,
    },
  ],
  restingState: () => Promise.resolve(shown),
  changes: [{ what: /elementor-element.* class$/, because: ELEMENTOR }],
  moves: [{ what: /./, because: ELEMENTOR }],
  repaints: () => true,
};
