/** The record of Elementor's progress bar (elementor-frontend, section 3.6). It has no controls. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';
import { nothingToPress } from '../../tests/support/conformance-in-frames';

const full = async (root: Locator): Promise<SeenState> => ({
  parts: [`${await root.getAttribute('aria-valuenow')}%`],
  focus: -1,
});

export const elementorProgress: ConformanceRecord = {
  ...nothingToPress,
  widget: 'elementor-progress',
  versions: ['3.21.2', '4.1.4'],
  readState: (root) => ({
    parts: [root.querySelector<HTMLElement>('.elementor-progress-bar')?.style.width ?? ''],
    focus: -1,
  }),
  steps: [
    {
      name: 'it was seen',
      async act(root, _before, page) {
        await page.waitForFunction(
          (wrapper) => wrapper?.querySelector<HTMLElement>('.elementor-progress-bar')?.style.width !== '',
          await root.elementHandle(),
          { polling: 10 },
        );
        return true;
      },
      after: (_before, root) => full(root),
    },
  ],
  restingState: full,
  changes: [{ what: /style$/, because: 'elementor-frontend, section 3.6: an inline width fills the bar' }],
  moves: [{ what: /./, because: 'elementor-frontend, section 3.6: the bar and its text grow' }],
  repaints: () => true,
  broken:
    '<div data-widget_type="progress.default"><div class="elementor-progress-wrapper"><div class="elementor-progress-bar" data-max="half"></div></div></div>',
};
