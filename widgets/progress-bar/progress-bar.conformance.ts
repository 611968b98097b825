/**
 * The progress bar's record (essential-addons, section 11) in its line layout: its value, and the button of its
 * stripes.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Longer than the animation of the fragment's bar, in ms. */
const LONG_ENOUGH_MS = 3000;

/** Runs in the page. */
function readBar(root: Element): SeenState {
  const fill = root.querySelector<HTMLElement>('.eael-progressbar-line-fill');
  const button = root.nextElementSibling;
  return {
    parts: [
      root.querySelector('.eael-progressbar-count')?.textContent ?? '',
      fill?.style.width ?? '',
      button?.getAttribute('aria-label') ?? '',
    ],
    focus: button !== null && button === document.activeElement ? 0 : -1,
  };
}

const buttonOf = (root: Locator): Locator => root.locator('xpath=following-sibling::button');

const full = (button: string): SeenState['parts'] => ['64', '64%', button];

export const progressBar: ConformanceRecord = {
  widget: 'progress-bar',
  versions: ['6.6.9'],
  // Other layouts, filled in the same way: progress-bar.test.ts.
  looksOnly: (file) => file.includes('pro.html'),
  readState: readBar,
  stops: buttonOf,
  steps: [
    {
      name: 'its time passes',
      async act(_root, before, page) {
        if (before.parts[0] === '64') return true;
        await page.waitForFunction(() => window.probe.standing().includes('frame'), null, { polling: 10 });
        await page.evaluate((ms) => window.probe.advance(ms), LONG_ENOUGH_MS);
        return true;
      },
      after: ({ parts }) => ({ parts: full(parts[2] ?? ''), focus: -1 }),
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      name: 'pauses its stripes',
      from: () => 0,
      after: (before) => ({ ...before, parts: full('Play animation') }),
    },
    {
      key: ' ',
      name: 'resumes them',
      from: () => 0,
      after: (before) => ({ ...before, parts: full('Pause animation') }),
    },
  ],
  restingState: () => Promise.resolve({ parts: full(''), focus: -1 }),
  changes: [
    { what: /style$/, because: 'essential-addons, section 11: the bar is filled by inline styles' },
    {
      what: /eael-progressbar-line-stripe.* class$/,
      because: 'essential-addons, section 11: its stripes move or are paused',
    },
  ],
  // The text of its stripes' button.
  showsGarbage: () => true,
  broken: '',
};
