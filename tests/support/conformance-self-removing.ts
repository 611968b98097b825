/**
 * What buttons that remove themselves share in the conformance suite. Pressing one unmounts the widget, which the
 * widget's own tests cover; here other keys leave it alone.
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
