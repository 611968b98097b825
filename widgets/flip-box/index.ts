import { defineWidget } from '../../runtime/define';

export const flipBox = defineWidget({
  name: 'flip-box',
  original: 'goodlayers',
  selector: '.gdlr-core-flipbox.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
