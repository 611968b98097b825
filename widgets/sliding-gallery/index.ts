import { defineWidget } from '../../runtime/define';

export const slidingGallery = defineWidget({
  name: 'sliding-gallery',
  original: 'goodlayers',
  selector: '.gdlr-core-sliding-gallery.gdlr-core-js-2',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
