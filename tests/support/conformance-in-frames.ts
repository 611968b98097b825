/** What widgets that follow the page share in the conformance suite: they have no controls, and act in a frame. */
import type { Page } from 'playwright-core';
import type { ConformanceRecord, SeenState, Step } from './conformance';

/** @param expected the visible state afterwards, by the widget's root */
export function frameStep(expected: (root: Element) => readonly string[]): Step {
  return {
    name: 'a frame comes',
    async act(_root, _before, page) {
      await observersTold(page);
      await page.evaluate(() => window.probe.advance(16));
      return true;
    },
    after: async (_before, root): Promise<SeenState> => ({ parts: await root.evaluate(expected), focus: -1 }),
  };
}

/** Resolves when resize and intersection observers have reported, with a frame of the browser. */
async function observersTold(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.body);
      }),
  );
}

export const nothingToPress: Pick<ConformanceRecord, 'stops' | 'keyboard' | 'broken' | 'versions'> = {
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  stops: (root) => root.locator('[tabindex]'),
  keyboard: [],
  // Any element that matches the selector will do.
  broken: '',
};
