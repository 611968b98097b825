/** What moves without an end has in common for the conformance suite: it stands while somebody is there. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../../tests/support/conformance';

/** For a visitor who wants less motion there is nothing to stop. */
const unless = (before: SeenState, parts: readonly string[]): SeenState =>
  before.parts[0] === 'none' ? before : { ...before, parts };

const pointer: readonly Step[] = [
  {
    name: 'the pointer comes',
    async act(root, _before, page) {
      await page.mouse.move(0, 0);
      await root.hover();
      return true;
    },
    after: (before) => unless(before, ['paused']),
  },
  {
    name: 'the pointer leaves',
    async act(_root, _before, page) {
      await page.mouse.move(0, 1390);
      return true;
    },
    after: (before) => unless(before, ['running']),
  },
];

const toggle = (key: string): KeyRow => ({
  key,
  name: 'on the button stops it, and lets it go on',
  from: () => 0,
  after: (before) => ({ ...before, parts: [before.parts[0] === 'paused' ? 'running' : 'paused'] }),
});

const idle = (key: string): KeyRow => ({
  key,
  name: 'does nothing',
  from: () => 0,
  after: (before) => before,
});

export const endless: Pick<
  ConformanceRecord,
  'stops' | 'steps' | 'keyboard' | 'restingState' | 'repaints' | 'showsGarbage'
> = {
  stops: (root: Locator) => root.locator('.atoll-pause'),
  steps: pointer,
  keyboard: [toggle('Enter'), idle('Escape'), idle('ArrowRight'), toggle('Space')],
  restingState: async () => ({ parts: ['none'], focus: -1 }),
  repaints: () => true,
  // A button, and copies for the eye, are more text than the server printed.
  showsGarbage: () => true,
};
