/** The counter's record (goodlayers-motion, section 1). It has no controls. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Longer than any fragment's animation, in ms. */
const LONG_ENOUGH_MS = 61_000;

/** The final text for each end value in the attribute. */
const ARRIVED = new Map([['12.50', '12.5']]);

const arrived = async (root: Locator): Promise<SeenState> => {
  const end = (await root.getAttribute('data-counter-end')) ?? '';
  return { parts: [ARRIVED.get(end) ?? end], focus: -1 };
};

export const counter: ConformanceRecord = {
  widget: 'counter',
  looksOnly: (file) =>
    /1\.6\.0-decimals|-(side-caption|suffix|prefix|top-text|left|separators|start|trailing-zero)\./.test(
      file,
    ),
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: (root) => ({ parts: [root.textContent ?? ''], focus: -1 }),
  stops: (root) => root.locator('[tabindex]'),
  steps: [
    {
      name: 'its time passes',
      async act(root, _before, page) {
        // It requests its first frame after its observer's report; a finished counter requests none.
        await page.waitForFunction(
          (element) => !element?.hasAttribute('role') || window.probe.standing().includes('frame'),
          await root.elementHandle(),
          { polling: 10 },
        );
        await page.evaluate((ms) => window.probe.advance(ms), LONG_ENOUGH_MS);
        return true;
      },
      after: (_before, root) => arrived(root),
    },
  ],
  keyboard: [],
  restingState: arrived,
  cannotMount: (file) => file.includes('garbage'),
  isAbsent: (file) => /-no-(start|end)\./.test(file),
  // A counter that cannot run shows its end as the author wrote it.
  showsGarbage: () => true,
  broken:
    '<span class="gdlr-core-counter-item-count gdlr-core-js" data-counter-start="0" data-counter-end="">0</span>',
};
