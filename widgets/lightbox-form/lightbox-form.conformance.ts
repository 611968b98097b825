/** The record of what opens over the page (goodlayers-panels, section 12): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { SeenState } from '../../tests/support/conformance';
import { dialogRecord } from '../../tests/support/dialog-record';

const CLOSE = '.gdlr-core-lightbox-form-close';

/** The focus is on the opener, 0, or on the close button, 1. Runs in the page. */
function readDialog(root: Element): SeenState {
  const wrapper = document.getElementById(root.getAttribute('data-gdlr-lb') ?? '');
  const dialog = wrapper?.querySelector('.gdlr-core-lightbox-content');
  const isShown = wrapper !== null && getComputedStyle(wrapper).display !== 'none';
  const isModal = dialog?.getAttribute('role') === 'dialog' && root.closest('[inert]') !== null;
  const { activeElement } = document;
  return {
    parts: [isShown === isModal ? (isShown ? 'open' : 'closed') : `shown ${isShown}, modal ${isModal}`],
    focus:
      activeElement === root ? 0 : activeElement?.matches('.gdlr-core-lightbox-form-close') === true ? 1 : -1,
  };
}

const close = (root: Locator): Locator => root.page().locator(CLOSE).and(root.page().locator(':visible'));

export const lightboxForm = dialogRecord({
  widget: 'lightbox-form',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readDialog,
  stops: (root) => root.or(close(root)),
  opener: 'the button',
  closer: {
    find: close,
    name: 'the close button',
    tabStop: 1,
    onKey: 'on the close button closes it and returns the focus',
  },
  open: { parts: ['open'], focus: -1 },
  closed: { parts: ['closed'], focus: 0 },
  closedByClick: { parts: ['closed'], focus: -1 },
  idleKeys: ['Escape', 'ArrowDown', 'Control+Enter'],
  reveal: '.gdlr-core-lightbox-wrapper { display: block !important; position: static !important }',
  broken: '<a href="#" class="gdlr-core-js" data-gdlr-lb="nowhere">Opens nothing</a>',
});
