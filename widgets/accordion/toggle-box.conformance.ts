/** The toggle box's record (goodlayers-panels, section 2; WAI-ARIA pattern Disclosure). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow } from '../../tests/support/conformance';
import {
  buttons,
  type Choose,
  pointerSteps,
  pressRows,
  readItems,
  withToggled,
} from '../shared/disclosure/disclosure.conformance';

const NAME = 'gdlr-core-toggle-box-item';

const choose: Choose = async (before, index) => withToggled(before, index);

/** Boxes are independent: the pattern has no keys that move from one to the next. */
const idle = (key: string): KeyRow => ({
  key,
  name: 'does nothing',
  from: () => 0,
  after: (before) => before,
});

export const toggleBox: ConformanceRecord = {
  widget: 'toggle-box',
  looksOnly: (file) =>
    /1\.(6\.0|8\.7)-(icon|background-title)|2\.1\.7-(icon\.|background-title|box-background)/.test(file),
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readItems,
  stops: (root: Locator) => buttons(root, NAME),
  steps: pointerSteps(NAME, choose),
  keyboard: [
    ...pressRows(choose),
    ...['ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'Control+Enter'].map(idle),
  ],
  broken: `<div class="${NAME}"><div class="${NAME}-tab"><h4 class="${NAME}-title gdlr-core-js">A title without a content</h4></div></div>`,
};
