/**
 * What the buttons that take themselves away have in common for the conformance suite. Pressing one ends the widget
 * that the suite looks at, so that is tested beside the other panels; here it stays and is left alone by other keys.
 */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, SeenState } from './conformance';

/** Runs in the page. */
function readButton(root: Element): SeenState {
  return {
    parts: [root.getAttribute('role') ?? 'no role'],
    focus: root === document.activeElement ? 0 : -1,
  };
}

export const selfRemoving: Pick<ConformanceRecord, 'readState' | 'stops' | 'steps' | 'keyboard'> = {
  readState: readButton,
  stops: (root: Locator) => root,
  steps: [],
  keyboard: ['Escape', 'ArrowDown', 'Control+Enter', 'Alt+Enter'].map((key) => ({
    key,
    name: 'does nothing',
    from: () => 0,
    after: (before) => before,
  })),
};
