/** The record of the menu over the page (goodlayers-theme, section 2.2): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** The focus is on the button, 0, or on the button that closes the menu, 1. Runs in the page. */
function readOverlay(root: Element): SeenState {
  const menu = document.getElementById(root.getAttribute('aria-controls') ?? '');
  const isModal = menu?.getAttribute('role') === 'dialog' && root.closest('[inert]') !== null;
  const isOpen = root.getAttribute('aria-expanded') === 'true' && isModal;
  const { activeElement } = document;
  const isOnCloser = activeElement?.matches('[role=dialog] .kingster-overlay-menu-close') === true;
  return {
    parts: [isOpen ? 'open' : isModal ? 'half open' : 'closed'],
    focus: activeElement === root ? 0 : isOnCloser ? 1 : -1,
  };
}

const closer = (root: Locator): Locator => root.page().locator('[role=dialog] .kingster-overlay-menu-close');

const open: SeenState = { parts: ['open'], focus: 1 };
const closed: SeenState = { parts: ['closed'], focus: 0 };

const opens = (key: string, name = 'on the button opens'): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: () => open,
});
const closes = (key: string): KeyRow => ({
  key,
  name: 'on the first button closes the menu and returns the focus',
  from: () => 1,
  after: () => closed,
});

export const overlayMenu: ConformanceRecord = {
  widget: 'overlay-menu',
  versions: ['3.1.3', '3.2.9'],
  readState: readOverlay,
  stops: (root) => root.or(closer(root)),
  steps: [
    {
      name: 'a click on the button',
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
    closes('Enter'),
    opens('Space'),
    closes('Space'),
    opens('Enter', 'on the button opens once more'),
    closes('Escape'),
    ...['Escape', 'ArrowDown', 'Control+Space'].map((key) => ({
      key,
      name: 'does nothing on the button',
      from: () => 0,
      after: (before: SeenState) => before,
    })),
  ],
  broken: '<a href="#" class="kingster-overlay-menu-icon">Opens nothing</a>',
};
