/**
 * The privacy box's record (goodlayers-panels, section 13). Accepting reloads the page, which would end the run:
 * privacy-box.browser.test.ts.
 */
import type { ConformanceRecord } from '../../tests/support/conformance';

export const privacyBox: ConformanceRecord = {
  widget: 'privacy-box',
  untapped: 'widgets/privacy-box/privacy-box.browser.test.ts',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: (root) => ({
    parts: [root.getAttribute('role') ?? 'no role', getComputedStyle(root).display],
    focus: [...root.querySelectorAll('[role="button"]')].findIndex((stop) => stop === document.activeElement),
  }),
  stops: (root) => root.locator('[role="button"]'),
  steps: [],
  keyboard: ['Escape', 'ArrowDown', 'Control+Enter'].map((key) => ({
    key,
    name: 'does nothing on the button',
    from: () => 1,
    after: (before) => before,
  })),
  changes: [
    {
      what: /^\+style$/,
      because:
        'goodlayers-panels, section 14: the checkboxes of the consent form in the fragment are only out of sight',
    },
  ],
  broken: '<div class="gdlr-core-privacy-box-wrap gdlr-core-pos-top-bar clearfix">Nothing to press</div>',
};
