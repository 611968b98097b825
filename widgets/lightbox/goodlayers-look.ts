/** The lightbox of the page builder's links (goodlayers-panels, section 18.7). */
import type { Address, LightboxLook } from './look';
import { collectSets } from './sets';
import { shareLinks } from './slides/share';

/** Thumbnails, 75 px high, with their margins and their scroll bar. */
const THUMBNAILS_PX = 95;

/** @param address passed by the small part, so that this module does not have to import it */
export const goodlayersLook = (address: Address): LightboxLook => ({
  collect: collectSets,
  address,
  // The original's class, which pages may know.
  bodyClass: 'lg-on',
  dialogClass: undefined,
  counterClass: undefined,
  styles: '',
  tools: new Set(['counter', 'autoplay', 'picture', 'fullscreen', 'thumbnails', 'share', 'download']),
  labels: {},
  slideMs: 600,
  hideBarsMs: 6000,
  zoomScale: undefined,
  padding: (hasThumbnails) => ({ top: 0, right: 0, bottom: hasThumbnails ? THUMBNAILS_PX : 0, left: 0 }),
  share: ({ file, name }) => shareLinks(location.href, file, name),
});
