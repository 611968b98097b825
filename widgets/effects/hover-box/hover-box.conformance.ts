/** The hover box's record (goodlayers-panels, section 8). */
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';
import { pointerSteps, tapSteps } from '../../../tests/support/conformance-hover';

/** Tells which of two pictures is visible. Runs in the page. */
function readPicture(root: Element): SeenState {
  const pictures = [...root.querySelectorAll('.gdlr-core-hover-thumbnail > img')];
  return {
    parts: [pictures.map((picture) => getComputedStyle(picture).display !== 'none').join()],
    focus: [...root.querySelectorAll('a[href]')].findIndex((link) => link === document.activeElement),
  };
}

/** Older releases print one picture or none, so there is nothing to swap. */
const second = ({ parts }: SeenState): readonly string[] => (parts[0] === '' ? parts : ['false,true']);
const first = ({ parts }: SeenState): readonly string[] => (parts[0] === '' ? parts : ['true,false']);

export const hoverBox: ConformanceRecord = {
  widget: 'hover-box',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readPicture,
  stops: (root) => root.locator('a[href]'),
  steps: pointerSteps(second, first),
  taps: tapSteps(second, first),
  keyboard: [
    {
      key: 'ArrowDown',
      name: 'leaves the second picture of a box with the focus',
      from: () => 0,
      after: (before) => ({ ...before, parts: second(before) }),
    },
    {
      key: 'Escape',
      name: 'restores the first picture',
      from: () => 0,
      after: (before) => ({ ...before, parts: first(before) }),
    },
  ],
  broken: '',
};
