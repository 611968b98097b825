import { defineWidget } from '../../runtime/define';

export const lightbox = defineWidget({
  name: 'lightbox',
  original: 'goodlayers',
  selector:
    'a:is(.gdlr-core-lightgallery,.gdlr-core-ilightbox,.strip,[data-gallery-lb]),.gdlr-core-link-to-lightbox a:is([href$=".jpg" i],[href$=".jpeg" i],[href$=".png" i],[href$=".gif" i]):not([data-rel],.gdlr-core-social-share-pinterest)',
  when: 'idle',
  holds: { click: 'a' },
  load: () => import('./lightbox-links'),
});

/** The links of a filterable gallery: those that are loaded later, too. */
export const galleryLightbox = defineWidget({
  name: 'gallery-lightbox',
  original: 'essential-addons',
  selector: '.eael-filter-gallery-container',
  when: 'idle',
  holds: { click: '.eael-magnific-link' },
  load: () => import('./gallery-links'),
});
