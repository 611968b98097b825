/** The record of Elementor's counter (elementor-frontend, section 3.5). It has no controls. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Longer than any fragment's animation, in ms. */
const LONG_ENOUGH_MS = 10_000;

/** The final text for each end value in the attribute, if they differ. */
const ARRIVED = new Map([
  ['1240', '1,240'],
  ['12345', '12,345'],
  ['2000', '2.000'],
]);

const arrived = async (root: Locator): Promise<SeenState> => {
  const end = (await root.getAttribute('data-to-value')) ?? '';
  return { parts: [ARRIVED.get(end) ?? end], focus: -1 };
};

export const elementorCounter: ConformanceRecord = {
  widget: 'elementor-counter',
  looksOnly: (file) => /optimized/.test(file),
  versions: ['3.21.2', '4.1.4'],
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
  // A counter that cannot run shows its end as the author wrote it.
  showsGarbage: () => true,
  broken:
    '<div data-widget_type="counter.default"><span class="elementor-counter-number" data-to-value="">0</span></div>',
};
