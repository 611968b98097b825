import { defineWidget } from '../../runtime/define';

export const imageOverlay = defineWidget({
  name: 'image-overlay',
  original: 'goodlayers',
  selector: '.gdlr-core-image-overlay',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
