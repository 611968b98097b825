/** The flip box's record (goodlayers-panels, section 7): it turns on hover and when its back has the focus. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../../tests/support/conformance';
import { pointerSteps } from '../../../tests/support/conformance-hover';

/** Runs in the page. */
function readFace(root: Element): SeenState {
  const front = root.querySelector<HTMLElement>(':scope > .gdlr-core-flipbox-front');
  const back = root.querySelector(':scope > .gdlr-core-flipbox-back');
  return {
    parts: [back?.contains(document.activeElement) === true || front?.inert === true ? 'back' : 'front'],
    focus: [...root.querySelectorAll('.gdlr-core-flipbox-back a[href]')].findIndex(
      (link) => link === document.activeElement,
    ),
  };
}

const links = (root: Locator): Locator => root.locator('.gdlr-core-flipbox-back a[href]');

const idle = (key: string): KeyRow => ({
  key,
  name: 'does nothing on a link of the back',
  from: async (_before, root) => ((await links(root).count()) > 0 ? 0 : undefined),
  after: (before) => ({ ...before, parts: ['back'] }),
});

export const flipBox: ConformanceRecord = {
  widget: 'flip-box',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readFace,
  stops: links,
  steps: pointerSteps(
    () => ['back'],
    () => ['front'],
  ),
  // A tap on a link follows the link and leaves the box as it is. Here links cover the back.
  taps: ['on the front', 'on the back'].map((where) => ({
    name: `a tap ${where}`,
    async act(root) {
      await root.click({ position: { x: 5, y: 5 } });
      return true;
    },
    after: async ({ parts: [face], ...rest }, root) => ({
      ...rest,
      parts: [face === 'front' || (await links(root).count()) > 0 ? 'back' : 'front'],
    }),
  })),
  keyboard: [
    ...['Escape', 'ArrowRight'].map(idle),
    {
      key: 'Tab',
      name: 'leaves the last link, and the box turns back',
      from: async (_before, root) =>
        (await links(root).count()) > 0 ? (await links(root).count()) - 1 : undefined,
      after: () => ({ parts: ['front'], focus: -1 }),
    },
  ],
  // Leaving counts only after a while; hover or focus keeps the box turned.
  settle: (root) =>
    root.evaluate(
      (box) =>
        new Promise<void>((resolve) => {
          const front = box.querySelector<HTMLElement>(':scope > .gdlr-core-flipbox-front');
          const look = (): void => {
            const isLeft = !box.matches(':hover') && !box.contains(document.activeElement);
            if (front?.inert && isLeft) return;
            clearInterval(looking);
            resolve();
          };
          const looking = setInterval(look, 20);
        }),
    ),
  changes: [
    {
      what: /^(\+style|\S*gdlr-core-flipbox\b.* class|\S*gdlr-core-flipbox.* style)$/,
      because:
        'goodlayers-panels, section 7: both faces have a perspective, and the box is marked as started',
    },
  ],
  moves: [
    {
      what: /^\S+ 0 0 0 0 →|: 0 0 0 0 →/,
      because: 'goodlayers-panels, section 7: the back, which the stylesheet hides, is rendered',
    },
  ],
  layoutShift: 0.002,
  // Neither face has a link.
  hasNoKeys: (file) => file.includes('-text'),
  broken: '<div class="gdlr-core-flipbox gdlr-core-js"><p>No faces</p></div>',
};
