/** The record of the search over the page (goodlayers-theme, section 4.1): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

const CLOSER = '[role=dialog] form .kingster-top-search-close';

/** The focus is on the icon, 0, on the field, 1, or on the button that closes the search, 2. Runs in the page. */
function readSearch(root: Element): SeenState {
  const search = document.querySelector('.kingster-top-search-wrap');
  const isModal = search?.getAttribute('role') === 'dialog' && root.closest('[inert]') !== null;
  const isOpen = root.getAttribute('aria-expanded') === 'true' && isModal;
  const { activeElement } = document;
  const places = [
    root,
    search?.querySelector('input[name="s"]'),
    search?.querySelector('form [role=button]'),
  ];
  return {
    parts: [isOpen ? 'open' : isModal ? 'half open' : 'closed'],
    focus: activeElement ? places.indexOf(activeElement) : -1,
  };
}

const closer = (root: Locator): Locator => root.page().locator(CLOSER);

const open: SeenState = { parts: ['open'], focus: 1 };
const closed: SeenState = { parts: ['closed'], focus: 0 };

const opens = (key: string, name = 'on the icon opens'): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: () => open,
});
const closes = (key: string, from: number, name: string): KeyRow => ({
  key,
  name,
  from: () => from,
  after: () => closed,
});

export const searchOverlay: ConformanceRecord = {
  widget: 'search-overlay',
  versions: ['3.1.3', '3.2.9'],
  readState: readSearch,
  stops: (root) => root.or(root.page().locator('[role=dialog] input[name="s"]')).or(closer(root)),
  steps: [
    {
      name: 'a click on the icon',
      async act(root) {
        await root.click();
        return true;
      },
      after: () => open,
    },
    {
      name: 'a click on the cross',
      async act(root) {
        await closer(root).click();
        return true;
      },
      after: () => closed,
    },
  ],
  keyboard: [
    opens('Enter'),
    closes('Enter', 2, 'on the cross closes the search and returns the focus'),
    opens('Space'),
    closes('Space', 2, 'on the cross closes the search and returns the focus'),
    opens('Enter', 'on the icon opens once more'),
    {
      key: 'Enter',
      name: 'in the empty field does nothing',
      from: () => 1,
      after: (before: SeenState) => before,
    },
    closes('Escape', 1, 'in the field closes the search and returns the focus'),
    ...['Escape', 'ArrowDown', 'Control+Space'].map((key) => ({
      key,
      name: 'does nothing on the icon',
      from: () => 0,
      after: (before: SeenState) => before,
    })),
  ],
  broken: '<div id="kingster-top-search">Opens nothing</div>',
};
