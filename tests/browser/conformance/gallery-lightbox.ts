/** The record of the lightbox's links in a filterable gallery (essential-addons, section 6.5). */
import type { ConformanceRecord, SeenState } from '../../support/conformance';
import { filterableGallery } from './filterable-gallery';
import { lightbox } from './lightbox';

/** Runs in the page. */
function readLinks(root: Element): SeenState {
  const dialog = document.querySelector('.pswp');
  return {
    parts: [dialog?.hasAttribute('inert') === false ? 'open' : 'closed'],
    focus: root.querySelector('.eael-magnific-link') === document.activeElement ? 0 : -1,
  };
}

export const galleryLightbox: ConformanceRecord = {
  ...lightbox,
  widget: 'gallery-lightbox',
  versions: ['4.9.1'],
  readState: readLinks,
  // Its fragment is laid out as well.
  changes: filterableGallery.changes ?? [],
  moves: filterableGallery.moves ?? [],
  shifts: () => true,
  stops: (root) => root.locator('.eael-magnific-link').first(),
  steps: [
    {
      name: 'a click on a link opens it',
      async act(root) {
        await root.locator('.eael-magnific-link').first().click();
        await root.page().waitForSelector('.pswp--ui-visible .atoll-lightbox-toolbar');
        return true;
      },
      after: (before) => ({ ...before, parts: ['open'] }),
    },
    {
      name: 'its button closes it',
      async act(root) {
        await root.page().locator('.atoll-lightbox-close').click();
        return true;
      },
      after: () => ({ parts: ['closed'], focus: 0 }),
    },
  ],
};
