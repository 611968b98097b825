/** Mounts the lightbox of a filterable gallery (essential-addons, section 6.5). */
import { reactWidget } from '../../runtime/react/mount';
import { GalleryLightbox } from './GalleryLightbox';

export const { mount } = reactWidget(
  (gallery, { config, report }) => ({ props: { gallery, translations: config.strings, report } }),
  GalleryLightbox,
);
