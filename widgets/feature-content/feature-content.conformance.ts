/** The feature content's record (goodlayers-panels, section 9): a card whose text opens on hover, focus and tap. */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';
import { pointerSteps, tapSteps } from '../../tests/support/conformance-hover';

/** Runs in the page. The stylesheet of 1.8.7 hides the text by its height, the others by `display`. */
function readCard(root: Element): SeenState {
  const button = root.querySelector('[role="button"]');
  const wrap = root.querySelector<HTMLElement>('.gdlr-core-feature-content-wrap');
  const isOpen = wrap !== null && getComputedStyle(wrap).display !== 'none' && wrap.style.maxHeight !== '0px';
  const isLow = wrap !== null && wrap.offsetHeight === 0;
  return {
    parts: [button?.getAttribute('aria-expanded') ?? '', isOpen && !isLow ? 'open' : 'closed'],
    focus: button !== null && button === document.activeElement ? 0 : -1,
  };
}

export const featureContent: ConformanceRecord = {
  widget: 'feature-content',
  versions: ['1.8.7', '2.1.7'],
  readState: readCard,
  stops: (root) => root.locator('[role="button"]'),
  steps: pointerSteps(
    () => ['true', 'open'],
    () => ['false', 'closed'],
  ),
  taps: tapSteps(
    () => ['true', 'open'],
    () => ['false', 'closed'],
  ),
  keyboard: [
    {
      key: 'Enter',
      name: 'does nothing: the focus has opened it',
      from: () => 0,
      after: (before) => ({ ...before, parts: ['true', 'open'] }),
    },
    {
      key: 'Escape',
      name: 'closes it',
      from: () => 0,
      after: (before) => ({ ...before, parts: ['false', 'closed'] }),
    },
  ],
  broken: '',
};
