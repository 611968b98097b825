/**
 * The fancy text's record (essential-addons, section 3): its text for screen readers, its button, and whether its
 * cursor is still. Texts that are swapped have no cursor.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';
import { tapSteps } from '../../tests/support/conformance-hover';

/** Runs in the page. */
function readFancyText(root: Element): SeenState {
  const button = root.querySelector('button');
  const cursor = root.querySelector<HTMLElement>('.typed-cursor');
  return {
    parts: [
      button?.previousElementSibling?.textContent ?? '',
      button?.getAttribute('aria-label') ?? '',
      cursor ? (cursor.style.animationName === 'none' ? 'stands' : 'moves') : 'no cursor',
    ],
    focus: button !== null && button === document.activeElement ? 0 : -1,
  };
}

const withState = (
  { parts: [texts = '', , before = ''] }: SeenState,
  button: string,
  cursor: string,
): SeenState['parts'] => [texts, button, before === 'no cursor' ? before : cursor];

const buttonOf = (root: Locator): Locator => root.locator('button');

export const fancyText: ConformanceRecord = {
  widget: 'fancy-text',
  versions: ['4.7.0', '6.6.9'],
  readState: readFancyText,
  stops: buttonOf,
  steps: [],
  taps: tapSteps(
    (before) => withState(before, 'Pause animation', 'stands'),
    (before) => withState(before, 'Pause animation', 'moves'),
  ),
  keyboard: [
    {
      key: 'Enter',
      name: 'pauses it',
      from: () => 0,
      after: (before) => ({ ...before, parts: withState(before, 'Play animation', 'stands') }),
    },
    {
      key: ' ',
      name: 'resumes it',
      from: () => 0,
      after: (before) => ({ ...before, parts: withState(before, 'Pause animation', 'moves') }),
    },
  ],
  restingState: () => Promise.resolve({ parts: ['', '', 'no cursor'], focus: -1 }),
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
