import { defineWidget } from '../../runtime/define';

export const hoverBox = defineWidget({
  name: 'hover-box',
  original: 'goodlayers',
  selector: '.gdlr-core-hover-box.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
