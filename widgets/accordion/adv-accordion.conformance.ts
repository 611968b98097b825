/** The advanced accordion's record (essential-addons, section 9; WAI-ARIA pattern Accordion). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';
import { type Choose, pressRows, withOnly, withToggled } from '../shared/disclosure/disclosure.conformance';

/** Runs in the page. */
function readItems(root: Element): SeenState {
  const headers = [...root.querySelectorAll(':scope > .eael-accordion-list > .eael-accordion-header')];
  const parts = headers.map((header) => {
    const panel = header.nextElementSibling;
    const isShown =
      panel !== null && getComputedStyle(panel).display !== 'none' && !panel.hasAttribute('hidden');
    const isActive = header.classList.contains('active');
    const expanded = header.getAttribute('aria-expanded');
    if (isActive && isShown && expanded === 'true') return 'open';
    if (!isActive && !isShown && expanded === 'false') return 'closed';
    return `active ${isActive}, shown ${isShown}, aria-expanded ${expanded}`;
  });
  return { parts, focus: document.activeElement ? headers.indexOf(document.activeElement) : -1 };
}

const headers = (root: Locator): Locator =>
  root.locator(':scope > .eael-accordion-list > .eael-accordion-header');

const choose: Choose = async (before, index, root) => {
  const isToggle = (await root.getAttribute('data-accordion-type')) === 'toggle';
  return isToggle || before.parts[index] === 'open' ? withToggled(before, index) : withOnly(before, index);
};

const move = (key: string, name: string, from: number, to: number): KeyRow => ({
  key,
  name,
  from: () => from,
  after: (before: SeenState) => ({ ...before, focus: to }),
});

export const advAccordion: ConformanceRecord = {
  widget: 'adv-accordion',
  versions: ['4.7.0', '6.6.9'],
  readState: readItems,
  stops: headers,
  steps: (['closed', 'open'] as const).map((state) => ({
    name: `a click on the header of an item that is ${state}`,
    async act(root, before) {
      const index = before.parts.indexOf(state);
      if (index === -1) return false;
      await headers(root)
        .nth(index)
        .click({ position: { x: 2, y: 2 } });
      return true;
    },
    after: async (before, root) => {
      const index = before.parts.indexOf(state);
      return { ...(await choose(before, index, root)), focus: index };
    },
  })),
  keyboard: [
    ...pressRows(choose),
    move('ArrowDown', 'leads to the next header', 0, 1),
    move('ArrowDown', 'leads from the last header to the first', 1, 0),
    move('ArrowUp', 'leads to the header before', 1, 0),
    move('End', 'leads to the last header', 0, 1),
    move('Home', 'leads to the first header', 1, 0),
    move('Escape', 'does nothing', 0, 0),
    move('Control+Enter', 'is left to the browser', 0, 0),
  ],
  changes: [
    {
      what: /eael-accordion-(header|content)\b.* (class|style|role|tabindex)$|^\+style/,
      because: 'essential-addons, section 9: items slide open; no positive tab stops, no roles of tabs',
    },
  ],
  // The headers of default items get the colour of open ones.
  repaints: (html) => html.includes('active-default'),
  broken:
    '<div class="eael-adv-accordion"><div class="eael-accordion-list"><p class="eael-accordion-header">No content</p></div></div>',
};
