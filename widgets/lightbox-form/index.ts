import { defineWidget } from '../../runtime/define';

export const lightboxForm = defineWidget({
  name: 'lightbox-form',
  original: 'goodlayers',
  selector: '.gdlr-core-js[data-gdlr-lb]',
  when: 'visible',
  load: () => import('./goodlayers'),
});
