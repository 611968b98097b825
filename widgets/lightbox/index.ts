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
