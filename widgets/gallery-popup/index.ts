import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

/** The links of a filterable gallery, including links that are loaded later. */
export const galleryLightbox = defineWidget({
  ...widgets.galleryLightbox,
  when: 'interaction',
  load: () => import('./GalleryLightbox'),
  shared: reactChunk,
});
