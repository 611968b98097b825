/** The record of the menu over the page (goodlayers-theme, section 2.2): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { SeenState } from '../../tests/support/conformance';
import { dialogRecord } from '../../tests/support/dialog-record';

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

export const overlayMenu = dialogRecord({
  widget: 'overlay-menu',
  versions: ['3.1.3', '3.2.9'],
  readState: readOverlay,
  stops: (root) => root.or(closer(root)),
  opener: 'the button',
  closer: {
    find: closer,
    name: 'the cross',
    tabStop: 1,
    onKey: 'on the first button closes the menu and returns the focus',
  },
  open: { parts: ['open'], focus: 1 },
  closed: { parts: ['closed'], focus: 0 },
  idleKeys: ['Escape', 'ArrowDown', 'Control+Space'],
  broken: '<a href="#" class="kingster-overlay-menu-icon">Opens nothing</a>',
});
