/**
 * The fancy text's record (essential-addons, section 3): its text for screen readers, whether it is shown, and its
 * button.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';

/** Runs in the page. */
function readFancyText(root: Element): SeenState {
  const button = root.querySelector('button');
  return {
    parts: [button?.previousElementSibling?.textContent ?? '', button?.textContent ?? ''],
    focus: button !== null && button === document.activeElement ? 0 : -1,
  };
}

const buttonOf = (root: Locator): Locator => root.locator('button');

export const fancyText: ConformanceRecord = {
  widget: 'fancy-text',
  versions: ['4.7.0', '6.6.9'],
  readState: readFancyText,
  stops: buttonOf,
  steps: [],
  keyboard: [
    {
      key: 'Enter',
      name: 'pauses it',
      from: () => 0,
      after: ({ parts: [texts = ''], ...rest }) => ({ ...rest, parts: [texts, 'Play animation'] }),
    },
    {
      key: ' ',
      name: 'resumes it',
      from: () => 0,
      after: ({ parts: [texts = ''], ...rest }) => ({ ...rest, parts: [texts, 'Pause animation'] }),
    },
  ],
  restingState: () => Promise.resolve({ parts: ['', ''], focus: -1 }),
  changes: [
    {
      what: /^\+style$|morphext class$/,
      because: 'essential-addons, section 3: shown by an inline style, marked where texts are swapped',
    },
    { what: /eael-animated class$/, because: 'essential-addons, section 3: marks that it has started' },
  ],
  // Any value of its attribute is valid text.
  showsGarbage: () => true,
  broken: '<div class="eael-fancy-text-container" data-fancy-text="|a|b">No place</div>',
};
