/** What the backgrounds with a pause button have in common for the conformance suite. The button stands in the section. */
import type { ConformanceRecord, SeenState } from '../../../tests/support/conformance';

/** Runs in the page. */
function readButton(root: Element): SeenState {
  const button = root.closest('.gdlr-core-pbf-wrapper')?.querySelector(':scope > button');
  return {
    parts: [button?.textContent ?? 'nothing to pause'],
    focus: button && button === document.activeElement ? 0 : -1,
  };
}

export const withPauseButton: Pick<
  ConformanceRecord,
  'versions' | 'readState' | 'stops' | 'steps' | 'keyboard' | 'showsGarbage'
> = {
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readButton,
  stops: (root) => root.locator('xpath=ancestor::*[contains(@class,"gdlr-core-pbf-wrapper")][1]/button'),
  steps: [],
  keyboard: [
    ['Enter', 'pauses it', 'Play background movement'],
    ['Space', 'lets it go on', 'Pause background movement'],
    ['Escape', 'does nothing', 'Pause background movement'],
  ].map(([key = '', name = '', text = '']) => ({
    key,
    name,
    from: () => 0,
    after: (before) => ({ ...before, parts: [text] }),
  })),
  // The button has a text of its own.
  showsGarbage: () => true,
};
