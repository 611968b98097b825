/** The parts of conformance records that widgets with a pause button share. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../../tests/support/conformance';

/** When reduced motion is preferred, there is no animation, so its state stays 'none'. */
const unlessReduced = (before: SeenState, parts: readonly string[]): SeenState =>
  before.parts[0] === 'none' ? before : { ...before, parts };

const hover: readonly Step[] = [
  {
    name: 'the pointer enters',
    async act(root, _before, page) {
      await page.mouse.move(0, 0);
      await root.hover();
      return true;
    },
    after: (before) => unlessReduced(before, ['paused']),
  },
  {
    name: 'the pointer leaves',
    async act(_root, _before, page) {
      await page.mouse.move(0, 1390);
      return true;
    },
    after: (before) => unlessReduced(before, ['running']),
  },
];

const toggle = (key: string): KeyRow => ({
  key,
  name: 'on the button pauses and restarts it',
  from: () => 0,
  after: (before) => ({ ...before, parts: [before.parts[0] === 'paused' ? 'running' : 'paused'] }),
});

const ignored = (key: string): KeyRow => ({
  key,
  name: 'does nothing',
  from: () => 0,
  after: (before) => before,
});

/** Endless animations that pause on hover. The record reads the animation's play state. */
export const endlessAnimation: Pick<
  ConformanceRecord,
  'stops' | 'steps' | 'keyboard' | 'restingState' | 'repaints' | 'showsGarbage'
> = {
  stops: (root: Locator) => root.locator('.atoll-pause'),
  steps: hover,
  keyboard: [toggle('Enter'), ignored('Escape'), ignored('ArrowRight'), toggle('Space')],
  restingState: async () => ({ parts: ['none'], focus: -1 }),
  repaints: () => true,
  // The button and visual copies add text to the server's text.
  showsGarbage: () => true,
};

/** Runs in the page. */
function readButton(root: Element): SeenState {
  const button = root.closest('.gdlr-core-pbf-wrapper')?.querySelector(':scope > button');
  return {
    parts: [button?.getAttribute('aria-label') ?? 'no button'],
    focus: button && button === document.activeElement ? 0 : -1,
  };
}

/** Moving backgrounds, whose button is in the section. */
export const movingBackground: Pick<
  ConformanceRecord,
  'versions' | 'readState' | 'stops' | 'steps' | 'untapped' | 'keyboard' | 'restingState' | 'showsGarbage'
> = {
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readButton,
  stops: (root) => root.locator('xpath=ancestor::*[contains(@class,"gdlr-core-pbf-wrapper")][1]/button'),
  steps: [],
  untapped: 'its button shows only while it has the focus',
  keyboard: [
    ['Enter', 'pauses it', 'Play animation'],
    ['Space', 'restarts it', 'Pause animation'],
    ['Escape', 'does nothing', 'Pause animation'],
  ].map(([key = '', name = '', text = '']) => ({
    key,
    name,
    from: () => 0,
    after: (before) => ({ ...before, parts: [text] }),
  })),
  restingState: () => Promise.resolve({ parts: ['no button'], focus: -1 }),
  // The button has its own text.
  showsGarbage: () => true,
};
