/** The record of Essential Addons' flip boxes (essential-addons, section 14). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';
import { pointerSteps, tapSteps } from '../../../tests/support/conformance-hover';

/** Runs in the page. */
function readSide(root: Element): SeenState {
  const isClick = root.matches('.eael-flip-box-click');
  const rear = root.querySelector<HTMLElement>('.eael-elements-flip-box-rear-container');
  const isTurned = isClick
    ? root.classList.contains('--active')
    : root.matches(':hover') || rear?.style.visibility === 'visible';
  const stops = isClick ? [root] : [...root.querySelectorAll('a[href]')];
  return {
    parts: [isTurned ? 'rear' : 'front'],
    focus: document.activeElement ? stops.indexOf(document.activeElement) : -1,
  };
}

const isByClick = async (root: Locator): Promise<boolean> =>
  (await root.getAttribute('class'))?.includes('eael-flip-box-click') === true;

export const eaelFlipBox: ConformanceRecord = {
  widget: 'eael-flip-box',
  isSpread: true,
  versions: ['4.7.0', '6.6.9'],
  readState: readSide,
  stops: (root) =>
    root
      .and(root.page().locator('.eael-flip-box-click'))
      .or(root.and(root.page().locator(':not(.eael-flip-box-click)')).locator('a[href]')),
  steps: pointerSteps(
    () => ['rear'],
    () => ['front'],
  ).map((step) => ({
    ...step,
    act: async (root, before, page) => !(await isByClick(root)) && step.act(root, before, page),
  })),
  taps: tapSteps(
    () => ['rear'],
    () => ['front'],
  ).map((step, index) => ({
    ...step,
    // Only its own click turns a box that turns on click.
    act: async (root, before, page) =>
      !(index > 0 && (await isByClick(root))) && step.act(root, before, page),
  })),
  // The actions are for a box that turns on hover.
  hasNoSteps: (file) => file.includes('-click'),
  keyboard: [
    ...['Enter', 'Space'].map((key) => ({
      key,
      name: 'turns a box that turns on click',
      from: async (_before: SeenState, root: Locator) => ((await isByClick(root)) ? 0 : undefined),
      after: (before: SeenState) => ({
        ...before,
        parts: [before.parts[0] === 'front' ? 'rear' : 'front'],
      }),
    })),
    {
      key: 'ArrowRight',
      name: 'does nothing on a link of the rear',
      from: async (_before, root) => ((await isByClick(root)) ? undefined : 0),
      after: (before) => ({ ...before, parts: ['rear'] }),
    },
    {
      key: 'Tab',
      name: 'leaves the link, and the box turns back',
      from: async (_before, root) => ((await isByClick(root)) ? undefined : 0),
      after: () => ({ parts: ['front'], focus: -1 }),
    },
  ],
  changes: [
    {
      what: /style|inert|tabindex/,
      because: 'essential-addons, section 14: the hidden side cannot be reached',
    },
  ],
  broken: '<div class="eael-elements-flip-box-container"><p>No sides</p></div>',
};
