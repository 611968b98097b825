import { defineWidget } from '../../runtime/define';

export const entranceAnimation = defineWidget({
  name: 'entrance-animation',
  original: 'goodlayers',
  selector: '.gdlr-core-js[data-gdlr-animation]',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
