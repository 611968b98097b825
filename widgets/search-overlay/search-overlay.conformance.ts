/** The record of the search over the page (goodlayers-theme, section 4.1): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { SeenState } from '../../tests/support/conformance';
import { dialogRecord } from '../../tests/support/dialog-record';

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

export const searchOverlay = dialogRecord({
  widget: 'search-overlay',
  versions: ['3.1.3', '3.2.9'],
  readState: readSearch,
  stops: (root) => root.or(root.page().locator('[role=dialog] input[name="s"]')).or(closer(root)),
  opener: 'the icon',
  closer: {
    find: closer,
    name: 'the cross',
    tabStop: 2,
    onKey: 'on the cross closes the search and returns the focus',
  },
  open: { parts: ['open'], focus: 1 },
  closed: { parts: ['closed'], focus: 0 },
  escape: { tabStop: 1, name: 'in the field closes the search and returns the focus' },
  innerKeys: [
    {
      key: 'Enter',
      name: 'in the empty field does nothing',
      from: () => 1,
      after: (before) => before,
    },
  ],
  idleKeys: ['Escape', 'ArrowDown', 'Control+Space'],
  broken: '<div id="kingster-top-search">Opens nothing</div>',
});
