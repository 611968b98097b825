import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const lightbox = defineWidget({
  ...widgets.lightbox,
  when: 'idle',
  holds: { click: 'a' },
  load: () => import('./lightbox-links'),
});

/** The links of a filterable gallery: those that are loaded later, too. */
export const galleryLightbox = defineWidget({
  ...widgets.galleryLightbox,
  when: 'idle',
  holds: { click: '.eael-magnific-link' },
  load: () => import('./gallery-links'),
});
