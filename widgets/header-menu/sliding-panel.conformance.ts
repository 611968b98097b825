/** The record of the menu that slides in from the side (goodlayers-theme, section 2.1): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

/** The open menu is before the page, so the cross, 0, is before the button, which then is 1. Runs in the page. */
function readPanel(root: Element): SeenState {
  const menu = document.getElementById(root.getAttribute('aria-controls') ?? '');
  const isShown = menu !== null && getComputedStyle(menu).display !== 'none';
  const isModal = menu?.getAttribute('role') === 'dialog' && root.closest('[inert]') !== null;
  const isOpen = root.getAttribute('aria-expanded') === 'true' && isShown && isModal;
  const { activeElement } = document;
  const stops = document.querySelectorAll('.mm-menu .mmenu-custom-close');
  return {
    parts: [isOpen ? 'open' : isModal ? 'half open' : 'closed'],
    focus: activeElement === root ? stops.length : activeElement === stops[0] ? 0 : -1,
  };
}

const closer = (root: Locator): Locator => root.page().locator('.mmenu-custom-close');

const open: SeenState = { parts: ['open'], focus: 0 };
const closed: SeenState = { parts: ['closed'], focus: 0 };

/** The button does nothing while the page slides. */
const settle = async (root: Locator): Promise<void> => {
  await root.page().waitForFunction(
    () => {
      const { classList } = document.documentElement;
      return classList.contains('mm-opened') === classList.contains('mm-opening');
    },
    undefined,
    // The suite replaces the page's frames.
    { polling: 10 },
  );
};

const opens = (key: string, name = 'on the button opens'): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: () => open,
});
const closes = (key: string): KeyRow => ({
  key,
  name: 'on the first button closes the menu and returns the focus',
  from: () => 0,
  after: () => closed,
});

export const slidingPanel: ConformanceRecord = {
  widget: 'sliding-panel',
  versions: ['3.1.3', '3.2.9'],
  readState: readPanel,
  stops: (root) => root.or(closer(root)),
  settle,
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
  broken: '<a href="#nowhere" class="kingster-mm-menu-button">Opens nothing</a>',
};
