import { defineWidget } from '../../runtime/define';

export const parallax = defineWidget({
  name: 'parallax',
  original: 'goodlayers',
  selector: '.gdlr-core-parallax.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
