/** The records of Elementor's accordion and toggle (elementor-frontend, section 3.1; WAI-ARIA pattern Disclosure). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';
import { type Choose, pressRows, withOnly, withToggled } from '../shared/disclosure/disclosure.conformance';

/** Runs in the page. */
function readItems(root: Element): SeenState {
  const titles = [...root.querySelectorAll('.elementor-tab-title')];
  const buttons = titles.map((title) => title.querySelector('[role="button"]'));
  const parts = titles.map((title, index) => {
    const panel = title.nextElementSibling;
    const isShown =
      panel !== null &&
      getComputedStyle(panel).display !== 'none' &&
      panel.getAttribute('hidden') !== 'until-found';
    const isActive = [title, panel].map((part) => part?.classList.contains('elementor-active')).join();
    const expanded = buttons[index]?.getAttribute('aria-expanded');
    if (isActive === 'true,true' && isShown && expanded === 'true') return 'open';
    if (isActive === 'false,false' && !isShown && expanded === 'false') return 'closed';
    return `active ${isActive}, shown ${isShown}, aria-expanded ${expanded}`;
  });
  return { parts, focus: document.activeElement ? buttons.indexOf(document.activeElement) : -1 };
}

const titles = (root: Locator): Locator => root.locator('.elementor-tab-title');
const buttons = (root: Locator): Locator => root.locator('.elementor-tab-title [role="button"]');

const idle = (key: string, name: string): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: (before: SeenState) => before,
});

const record = (name: string, choose: Choose): Omit<ConformanceRecord, 'widget'> => ({
  versions: ['3.21.2', '4.1.4'],
  readState: readItems,
  stops: buttons,
  steps: (['closed', 'open'] as const).map((state) => ({
    name: `a click beside the text of a title of an item that is ${state}`,
    async act(root, before) {
      const index = before.parts.indexOf(state);
      if (index === -1) return false;
      await titles(root)
        .nth(index)
        .click({ position: { x: 2, y: 2 } });
      return true;
    },
    after: (before, root) => choose(before, before.parts.indexOf(state), root),
  })),
  keyboard: [
    ...pressRows(choose),
    ...['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'].map((key) => idle(key, 'does nothing')),
    ...['Home', 'End', 'Control+Enter'].map((key) => idle(key, 'is left to the browser')),
    idle('Escape', 'does nothing'),
  ],
  changes: [
    { what: /style$/, because: 'elementor-frontend, section 3.1: inline styles show the panels' },
    {
      what: /elementor-tab-(title|content)\b.* (role|aria-(controls|expanded|labelledby))$/,
      because: 'elementor-frontend, section 3.1: the element in the title is the button, and names the panel',
    },
  ],
  broken: `<div data-element_type="widget" data-widget_type="${name}.default"><div class="elementor-${name}-item"><p class="elementor-tab-title">No content</p></div></div>`,
});

export const elementorAccordion: ConformanceRecord = {
  widget: 'elementor-accordion',
  ...record('accordion', (before, index) =>
    Promise.resolve(before.parts[index] === 'open' ? withToggled(before, index) : withOnly(before, index)),
  ),
};

export const elementorToggle: ConformanceRecord = {
  widget: 'elementor-toggle',
  ...record('toggle', (before, index) => Promise.resolve(withToggled(before, index))),
};
