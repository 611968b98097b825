// @vitest-environment node
/** The place of a stretched section (elementor-frontend, section 2.6). The first two rows were seen with the original. */
import { expect, test } from 'vitest';
import { stretch, type Surroundings } from './elementor';

const inWindow: Surroundings = {
  section: { left: 335, width: 610 },
  container: undefined,
  windowWidth: 1280,
  isRightToLeft: false,
  isFixed: false,
};

test.each([
  ['in a window of 1280 px', {}, { width: 1280, shift: -335 }],
  [
    'in a window of 1000 px',
    { section: { left: 195, width: 610 }, windowWidth: 1000 },
    { width: 1000, shift: -195 },
  ],
  ['that fills the window', { section: { left: 0, width: 1280 } }, { width: 1280, shift: 0 }],
  [
    'beside a sidebar, right to left',
    { section: { left: 100, width: 610 }, isRightToLeft: true },
    { width: 1280, shift: -570 },
  ],
  ['in a container', { container: { left: 300, width: 900 } }, { width: 900, shift: -35 }],
  [
    'in a container, right to left',
    { container: { left: 300, width: 900 }, isRightToLeft: true },
    { width: 900, shift: -255 },
  ],
  [
    'at the edge of a container: the original takes the page’s',
    { container: { left: 335, width: 900 } },
    { width: 900, shift: -335 },
  ],
  ['with a fixed position', { isFixed: true }, { width: 1280, shift: 0 }],
  [
    'with a fixed position, for a container',
    { isFixed: true, container: { left: 335, width: 900 } },
    { width: 900, shift: 335 },
  ],
])('a section %s', (_name, more, expected) => {
  expect(stretch({ ...inWindow, ...more })).toEqual(expected);
});
