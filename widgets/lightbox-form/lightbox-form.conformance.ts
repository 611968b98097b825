/** The record of what opens over the page (goodlayers-panels, section 12): a modal dialog and its button. */
import type { Locator } from 'playwright-core';
import type { ConformanceRecord, KeyRow, SeenState } from '../../tests/support/conformance';

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

const open: SeenState = { parts: ['open'], focus: -1 };
const closed: SeenState = { parts: ['closed'], focus: 0 };

const opens = (key: string, name = 'on the button opens'): KeyRow => ({
  key,
  name,
  from: () => 0,
  after: () => open,
});
const closes = (key: string): KeyRow => ({
  key,
  name: 'on the close button closes it and returns the focus',
  from: () => 1,
  after: () => closed,
});

export const lightboxForm: ConformanceRecord = {
  widget: 'lightbox-form',
  versions: ['1.6.0', '1.8.7', '2.1.7'],
  readState: readDialog,
  stops: (root) => root.or(close(root)),
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
      name: 'a click on the close button',
      async act(root) {
        await close(root).click();
        return true;
      },
      after: () => ({ ...closed, focus: -1 }),
    },
  ],
  keyboard: [
    opens('Enter'),
    closes('Enter'),
    opens('Space'),
    closes('Space'),
    opens('Enter', 'on the button opens once more'),
    closes('Escape'),
    ...['Escape', 'ArrowDown', 'Control+Enter'].map((key) => ({
      key,
      name: 'does nothing on the button',
      from: () => 0,
      after: (before: SeenState) => before,
    })),
  ],
  reveal: '.gdlr-core-lightbox-wrapper { display: block !important; position: static !important }',
  broken: '<a href="#" class="gdlr-core-js" data-gdlr-lb="nowhere">Opens nothing</a>',
};
