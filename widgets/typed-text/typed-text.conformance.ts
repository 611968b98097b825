/**
 * The typed text's record (goodlayers-motion, section 3): its text for screen readers, whether it moves, and its
 * button.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState, Step } from '../../tests/support/conformance';
import { tapSteps } from '../../tests/support/conformance-hover';

const TEXTS = 'rowing, Latin & Greek';
const moving = { parts: [TEXTS, 'moves', 'Pause animation'] };
const still = { parts: [TEXTS, 'stands', 'Pause animation'] };
const paused = { parts: [TEXTS, 'stands', 'Play animation'] };

/** Runs in the page. */
function readWord(root: Element): SeenState {
  const [cursor, reading, button] = ['.typed-cursor', '.typed-cursor + span', 'button'].map((selector) =>
    root.parentElement?.querySelector<HTMLElement>(`:scope > ${selector}`),
  );
  const isStill = cursor?.style.animationName === 'none';
  return {
    parts: [
      reading?.textContent ?? '',
      isStill ? 'stands' : 'moves',
      button?.getAttribute('aria-label') ?? '',
    ],
    focus: button !== undefined && button === document.activeElement ? 0 : -1,
  };
}

const buttonOf = (root: Locator): Locator => root.locator('xpath=../button');

/** With reduced motion there is no animation to stop. */
const step = (name: string, act: (root: Locator) => Promise<void>, after: Step['after']): Step => ({
  name,
  async act(root) {
    if ((await buttonOf(root).count()) === 0) return false;
    await act(root);
    return true;
  },
  after,
});

export const typedText: ConformanceRecord = {
  widget: 'typed-text',
  versions: ['2.1.7'],
  readState: readWord,
  stops: buttonOf,
  steps: [
    step(
      'the pointer comes',
      async (root) => {
        await root.page().mouse.move(0, 0);
        await root.locator('xpath=..').hover();
      },
      (before) => ({ ...before, ...still }),
    ),
    step(
      'the pointer leaves',
      (root) => root.page().mouse.move(0, 0),
      (before) => ({ ...before, ...moving }),
    ),
  ],
  taps: tapSteps(
    () => still.parts,
    () => moving.parts,
  ),
  keyboard: [
    { key: 'Enter', name: 'pauses it', from: () => 0, after: (before) => ({ ...before, ...paused }) },
    { key: ' ', name: 'resumes it', from: () => 0, after: (before) => ({ ...before, ...moving }) },
  ],
  restingState: () => Promise.resolve({ parts: ['', 'moves', ''], focus: -1 }),
  settle: async (root) => {
    // Its library loads after the widget’s code.
    await root
      .page()
      .waitForFunction(
        (word) =>
          matchMedia('(prefers-reduced-motion: reduce)').matches ||
          word?.parentElement?.querySelector('.typed-cursor') !== null,
        await root.elementHandle(),
        { polling: 10 },
      );
  },
  broken:
    '<span class="gdlr-core-type-animation-item-animated gdlr-core-js" data-animation-text="rowing">rowing</span>',
};
