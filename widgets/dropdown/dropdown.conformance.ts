/** The records of the dropdown tab and the custom dropdown (goodlayers-panels, sections 10 and 11; WAI-ARIA pattern Combobox). */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState, Step } from '../../tests/support/conformance';

/**
 * Reads `closed` or the position of the keyboard in the open list, the label, and the entries with a star at the
 * chosen one. Contradictions are written out. Runs in the page.
 */
function readDropdown(root: Element): SeenState {
  const box = root.querySelector('[role="combobox"]');
  const list = root.querySelector('[role="listbox"]');
  const entries = [...root.querySelectorAll('[role="option"]')];
  const panes = [...root.querySelectorAll('.gdlr-core-dropdown-tab-content')];
  const isExpanded = box?.getAttribute('aria-expanded') === 'true';
  const isShown = list !== null && getComputedStyle(list).display !== 'none';
  const at = entries.findIndex(({ id }) => id === box?.getAttribute('aria-activedescendant'));
  const opened = isExpanded ? `open at ${at}` : 'closed';
  const marked = entries.map((entry, index) => {
    const signs = [entry.classList.contains('gdlr-core-active')];
    const pane = panes[index];
    if (pane)
      signs.push(
        pane.classList.contains('gdlr-core-active'),
        getComputedStyle(pane).display !== 'none' && !pane.hasAttribute('hidden'),
      );
    const isSelected = entry.getAttribute('aria-selected') === 'true';
    const text = `${entry.textContent}${isSelected ? '*' : ''}`;
    return signs.every((sign) => sign === isSelected) ? text : `${text}, but ${signs.join()}`;
  });
  return {
    parts: [
      isExpanded === isShown ? opened : `${opened}, shown ${isShown}`,
      box?.textContent ?? '',
      ...marked,
    ],
    focus: box !== null && box === document.activeElement ? 0 : -1,
  };
}

const HEAD = 2;
const entryTexts = ({ parts }: SeenState): string[] => parts.slice(HEAD).map((text) => text.replace('*', ''));
const lastOf = (before: SeenState): number => entryTexts(before).length - 1;
const chosenIn = ({ parts }: SeenState): number => parts.slice(HEAD).findIndex((text) => text.endsWith('*'));
const atIn = ({ parts }: SeenState): number => Number(parts[0]?.replace('open at ', ''));
const otherIn = (before: SeenState): number => (chosenIn(before) + 1) % entryTexts(before).length;

const withHead = (before: SeenState, head: string): SeenState => ({
  ...before,
  parts: [head, ...before.parts.slice(1)],
});
const openAt = (before: SeenState, at: number): SeenState => withHead(before, `open at ${at}`);
const closed = (before: SeenState): SeenState => withHead(before, 'closed');
const chosen = (before: SeenState, entry: number): SeenState => ({
  ...before,
  parts: [
    'closed',
    entryTexts(before)[entry] ?? '',
    ...entryTexts(before).map((text, index) => (index === entry ? `${text}*` : text)),
  ],
});

const box = (root: Locator): Locator => root.getByRole('combobox');

const openFirst = async (root: Locator, { parts }: SeenState): Promise<void> => {
  if (parts[0] === 'closed') await box(root).click();
};

const steps = (isToggle: boolean): readonly Step[] => [
  {
    name: 'a click on the label',
    async act(root, before) {
      if (before.parts[0] !== 'closed') return false;
      await box(root).click();
      return true;
    },
    after: (before) => openAt(before, Math.max(chosenIn(before), 0)),
  },
  {
    name: 'a click on the label of an open one',
    async act(root, before) {
      await openFirst(root, before);
      await box(root).click();
      return true;
    },
    after: (before) => (isToggle ? closed(before) : before),
  },
  {
    name: 'a click on another entry',
    async act(root, before) {
      await openFirst(root, before);
      await root.getByRole('option').nth(otherIn(before)).click();
      return true;
    },
    after: (before) => chosen(before, otherIn(before)),
  },
  {
    name: 'a click elsewhere',
    async act(root, before, page) {
      await openFirst(root, before);
      await page.mouse.click(990, 1390);
      return true;
    },
    after: closed,
  },
];

const key = (name: string, does: string, after: KeyRow['after']): KeyRow => ({
  key: name,
  name: does,
  from: () => 0,
  after,
});

/** The order matters: each key starts in the state that the key before has left. */
const keyboard: readonly KeyRow[] = [
  key('ArrowDown', 'opens a closed list', (before) => openAt(before, chosenIn(before))),
  key('Home', 'leads to the first entry', (before) => openAt(before, 0)),
  key('ArrowUp', 'stays at the first entry', (before) => openAt(before, 0)),
  key('ArrowDown', 'leads to the next entry', (before) => openAt(before, atIn(before) + 1)),
  key('ArrowUp', 'leads to the entry before', (before) => openAt(before, atIn(before) - 1)),
  key('End', 'leads to the last entry', (before) => openAt(before, lastOf(before))),
  key('ArrowDown', 'stays at the last entry', (before) => openAt(before, lastOf(before))),
  key('Control+Home', 'is left to the browser', (before) => before),
  key('ArrowLeft', 'does nothing', (before) => before),
  key('Escape', 'closes the list', closed),
  key('Escape', 'does nothing to a closed list', (before) => before),
  key('Enter', 'opens the list', (before) => openAt(before, chosenIn(before))),
  key('End', 'leads to the last entry again', (before) => openAt(before, lastOf(before))),
  key('Enter', 'chooses', (before) => chosen(before, atIn(before))),
  key('Home', 'opens the list at the first entry', (before) => openAt(before, 0)),
  key('Space', 'chooses', (before) => chosen(before, atIn(before))),
  key('End', 'opens the list at the last entry', (before) => openAt(before, lastOf(before))),
  key('Tab', 'chooses and goes on', (before) => ({ ...chosen(before, atIn(before)), focus: -1 })),
  key('ArrowUp', 'opens a closed list', (before) => openAt(before, chosenIn(before))),
  key('Escape', 'closes the list again', closed),
  key('Space', 'opens the list', (before) => openAt(before, chosenIn(before))),
  key('Escape', 'closes the list once more', closed),
];

const parts: Pick<ConformanceRecord, 'readState' | 'stops' | 'keyboard' | 'gives' | 'changes'> = {
  readState: readDropdown,
  stops: box,
  keyboard,
  // The label's text.
  gives: /^Text$/,
  changes: [
    {
      what: /^\+style$/,
      because:
        'goodlayers-panels, section 10: the active entry is in the list for screen readers, although it is hidden',
    },
  ],
};

export const dropdownTab: ConformanceRecord = {
  ...parts,
  widget: 'dropdown-tab',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  steps: steps(true),
  broken: '<div class="gdlr-core-dropdown-tab gdlr-core-js"><p>No title</p></div>',
};

export const customDropdown: ConformanceRecord = {
  ...parts,
  widget: 'custom-dropdown',
  versions: ['1.8.7', '2.1.7'],
  steps: steps(false),
  broken: '<div class="gdlr-core-custom-dropdown gdlr-core-js"><p>No list</p></div>',
};
