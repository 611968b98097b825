/** The accordion's record (goodlayers-panels, section 1; WAI-ARIA pattern Accordion). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';
import {
  buttons,
  type Choose,
  pointerSteps,
  pressRows,
  readItems,
  withOnly,
  withToggled,
} from '../shared/disclosure/disclosure.conformance';

const NAME = 'gdlr-core-accordion-item';

const choose: Choose = async (before, index, root) => {
  if (before.parts[index] === 'closed') return withOnly(before, index);
  return (await root.getAttribute('class'))?.includes('gdlr-core-allow-close-all')
    ? withToggled(before, index)
    : before;
};

const move = (
  key: string,
  name: string,
  from: (last: number) => number,
  to: (last: number) => number,
): KeyRow => ({
  key,
  name,
  from: ({ parts }) => (parts.length > 1 ? from(parts.length - 1) : undefined),
  after: (before: SeenState) => ({ ...before, focus: to(before.parts.length - 1) }),
});

const first = (): number => 0;
const last = (index: number): number => index;

export const accordion: ConformanceRecord = {
  widget: 'accordion',
  looksOnly: (file) =>
    /1\.(6\.0|8\.7)-(icon|background-title)|2\.1\.7-(icon\.|icon-(left|right)|background-title|box-background)/.test(
      file,
    ),
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readItems,
  stops: (root: Locator) => buttons(root, NAME),
  steps: pointerSteps(NAME, choose),
  keyboard: [
    ...pressRows(choose),
    move('ArrowDown', 'leads to the next title', first, () => 1),
    move('ArrowDown', 'leads from the last title to the first', last, first),
    move('ArrowUp', 'leads to the title before', () => 1, first),
    move('ArrowUp', 'leads from the first title to the last', first, last),
    move('End', 'leads to the last title', first, last),
    move('Home', 'leads to the first title', last, first),
    move('Escape', 'does nothing', first, first),
    move('ArrowRight', 'does nothing', first, first),
    move('ArrowLeft', 'does nothing', first, first),
    move('Control+ArrowDown', 'is left to the browser', first, first),
    move('Control+Enter', 'is left to the browser', last, last),
  ],
  broken: `<div class="${NAME}"><div class="${NAME}-tab"><h4 class="${NAME}-title gdlr-core-js">A title without a content</h4></div></div>`,
};
