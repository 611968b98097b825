/** The skill bar's record (goodlayers-motion, section 6). It has no controls. */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

const BECAUSE = 'goodlayers-motion, section 6: the bar is filled';

/** Runs in the page. */
function readBar(root: Element): SeenState {
  const width = root instanceof HTMLElement ? root.style.width : '';
  return { parts: [width, String(root.classList.contains('gdlr-core-animate'))], focus: -1 };
}

export const skillBar: ConformanceRecord = {
  widget: 'skill-bar',
  versions: ['2.1.7'],
  readState: readBar,
  stops: (root) => root.locator('[tabindex]'),
  steps: [],
  keyboard: [],
  restingState: async (root) => ({ parts: [`${await root.getAttribute('data-width')}%`, 'true'], focus: -1 }),
  changes: [{ what: /^\+style$|gdlr-core-animate class$/, because: BECAUSE }],
  moves: [{ what: /^(div|span)\.gdlr-core-skill-bar-(filled|right)/, because: BECAUSE }],
  repaints: () => true,
  broken: '',
};
