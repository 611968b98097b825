/** The hover box's record (goodlayers-panels, section 8). */
import type { ConformanceRecord, SeenState } from '../../support/conformance';
import { pointerSteps } from './hover';

/** Which of two pictures shows. Runs in the page. */
function readPicture(root: Element): SeenState {
  const pictures = [...root.querySelectorAll('.gdlr-core-hover-thumbnail > img')];
  return {
    parts: [pictures.map((picture) => getComputedStyle(picture).display !== 'none').join()],
    focus: [...root.querySelectorAll('a[href]')].findIndex((link) => link === document.activeElement),
  };
}

export const hoverBox: ConformanceRecord = {
  widget: 'hover-box',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readPicture,
  stops: (root) => root.locator('a[href]'),
  steps: pointerSteps(['false,true'], ['true,false']),
  keyboard: [
    {
      key: 'ArrowDown',
      name: 'leaves the second picture of a box with the focus',
      from: () => 0,
      after: (before) => ({ ...before, parts: ['false,true'] }),
    },
    {
      key: 'Escape',
      name: 'brings the first picture back',
      from: () => 0,
      after: (before) => ({ ...before, parts: ['true,false'] }),
    },
  ],
  broken: '',
};
