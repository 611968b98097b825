/** The record of the lightbox's links in a filterable gallery (essential-addons, section 6.5). */
import type { ConformanceRecord, SeenState } from '../../tests/support/conformance';
import { filterableGallery } from '../filterable-gallery/filterable-gallery.conformance';

/** Runs in the page. */
function readLinks(root: Element): SeenState {
  return {
    parts: [document.querySelector('.mfp-wrap') ? 'open' : 'closed'],
    focus: root.querySelector('.eael-magnific-link') === document.activeElement ? 0 : -1,
  };
}

const isOpen = ({ parts }: SeenState): boolean => parts[0] === 'open';

export const galleryLightbox: ConformanceRecord = {
  widget: 'gallery-lightbox',
  versions: ['4.9.1'],
  readState: readLinks,
  // Its fragment is laid out as well.
  changes: filterableGallery.changes ?? [],
  moves: filterableGallery.moves ?? [],
  stops: (root) => root.locator('.eael-magnific-link').first(),
  steps: [
    {
      name: 'a click on a link opens it',
      async act(root) {
        await root.locator('.eael-magnific-link').first().click();
        await root.page().waitForSelector('.mfp-wrap.mfp-ready .mfp-s-ready');
        return true;
      },
      after: (before) => ({ ...before, parts: ['open'] }),
    },
    {
      name: 'its button closes it',
      async act(root) {
        await root.page().locator('.mfp-close').click();
        return true;
      },
      after: () => ({ parts: ['closed'], focus: 0 }),
    },
  ],
  keyboard: [
    {
      key: 'Enter',
      name: 'opens it',
      from: (before) => (isOpen(before) ? undefined : 0),
      after: () => ({ parts: ['open'], focus: -1 }),
    },
    {
      key: 'Escape',
      name: 'closes it and returns the focus',
      from: (before) => (isOpen(before) ? 0 : undefined),
      after: () => ({ parts: ['closed'], focus: 0 }),
    },
  ],
  // Between the click and the popup, its code and the picture load.
  async settle(root) {
    // Not by frames, which the run pauses.
    await root.page().waitForFunction(
      () => {
        const popup = document.querySelector('.mfp-wrap');
        return !popup || popup.querySelector('.mfp-s-ready') !== null;
      },
      null,
      { polling: 10 },
    );
  },
  broken: '',
};
