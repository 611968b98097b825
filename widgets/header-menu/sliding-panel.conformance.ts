/** The record of the menu that slides in from the side (goodlayers-theme, section 2.1): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { SeenState } from '../../tests/support/conformance';
import { dialogRecord } from '../../tests/support/dialog-record';

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

/** The tab stop of the button is 0 while the menu is closed. */
export const slidingPanel = dialogRecord({
  widget: 'sliding-panel',
  versions: ['3.1.3', '3.2.9'],
  readState: readPanel,
  stops: (root) => root.or(closer(root)),
  settle,
  opener: 'the button',
  closer: {
    find: closer,
    name: 'the cross',
    tabStop: 0,
    onKey: 'on the first button closes the menu and returns the focus',
  },
  open: { parts: ['open'], focus: 0 },
  closed: { parts: ['closed'], focus: 0 },
  idleKeys: ['Escape', 'ArrowDown', 'Control+Space'],
  broken: '<a href="#nowhere" class="kingster-mm-menu-button">Opens nothing</a>',
});
