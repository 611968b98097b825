import { defineWidget } from '../../runtime/define';

export const masonry = defineWidget({
  name: 'masonry',
  original: 'goodlayers',
  selector: '.gdlr-core-js-2[data-layout="masonry"]',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
