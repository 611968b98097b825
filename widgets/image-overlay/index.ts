import { defineWidget } from '../../runtime/define';

export const imageOverlay = defineWidget({
  name: 'image-overlay',
  original: 'goodlayers',
  selector: ':is(.gdlr-core-image-overlay-center-icon,.gdlr-core-image-overlay-center).gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
