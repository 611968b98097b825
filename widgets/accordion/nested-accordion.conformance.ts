/** The record of Elementor's nested accordion (elementor-frontend, section 3.3). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';
import { type Choose, withOnly, withToggled } from '../shared/disclosure/disclosure.conformance';

/** Runs in the page. */
function readItems(root: Element): SeenState {
  const items = [...root.querySelectorAll<HTMLDetailsElement>('details')];
  const titles = items.map((item) => item.querySelector('summary'));
  const parts = items.map((item, index) => {
    const isShown = item.querySelector('.e-con')?.checkVisibility() === true;
    const signs = [String(isShown), titles[index]?.getAttribute('aria-expanded')];
    if (signs.some((sign) => sign !== String(item.open))) return `open ${item.open}, but ${signs.join()}`;
    return item.open ? 'open' : 'closed';
  });
  return {
    parts,
    focus: document.activeElement ? titles.indexOf(document.activeElement as HTMLElement) : -1,
  };
}

const titles = (root: Locator): Locator => root.locator('summary');

const choose: Choose = async (before, index, root) => {
  const isMultiple = (await root.getAttribute('data-settings'))?.includes('"multiple"');
  return isMultiple || before.parts[index] === 'open' ? withToggled(before, index) : withOnly(before, index);
};

const move = (key: string, to: (from: number, count: number) => number, name: string): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: (before: SeenState) => ({ ...before, focus: to(before.focus, before.parts.length) }),
});

const on = (from: number, count: number): number => (from + 1) % count;
const back = (from: number, count: number): number => (from + count - 1) % count;

export const nestedAccordion: ConformanceRecord = {
  widget: 'elementor-nested-accordion',
  versions: ['3.21.2', '4.1.4'],
  readState: readItems,
  stops: (root) => root.locator('summary[tabindex="0"]'),
  steps: (['closed', 'open'] as const).map((state) => ({
    name: `a click on the title of an item that is ${state}`,
    async act(root, before) {
      const index = before.parts.indexOf(state);
      if (index === -1) return false;
      await titles(root).nth(index).click();
      return true;
    },
    async after(before, root) {
      const index = before.parts.indexOf(state);
      return { ...(await choose(before, index, root)), focus: index };
    },
  })),
  keyboard: [
    ...['Enter', 'Space'].map((key): KeyRow => ({
      key,
      name: 'opens or closes its item',
      from: () => 0,
      after: (before, root) => choose(before, before.focus, root),
    })),
    {
      key: 'Escape',
      name: 'closes its item',
      from: () => 0,
      after: (before) => (before.parts[before.focus] === 'open' ? withToggled(before, before.focus) : before),
    },
    ...['ArrowDown', 'ArrowRight'].map((key) => move(key, on, 'moves the focus to the next title')),
    ...['ArrowUp', 'ArrowLeft'].map((key) => move(key, back, 'moves the focus to the title before')),
    move('Home', () => 0, 'moves the focus to the first title'),
    move('End', (_from, count) => count - 1, 'moves the focus to the last title'),
    move('Control+ArrowDown', (from) => from, 'is left to the browser'),
  ],
  changes: [
    {
      what: / aria-(controls|labelledby)$/,
      because: 'elementor-frontend, section 3.3: a panel is named by its title',
    },
  ],
  broken:
    '<div data-element_type="widget" data-widget_type="nested-accordion.default"><details class="e-n-accordion-item"><p>No title</p></details></div>',
};
