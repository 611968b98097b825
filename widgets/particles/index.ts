import { defineWidget } from '../../runtime/define';

export const particles = defineWidget({
  name: 'particles',
  original: 'goodlayers',
  selector: '.gdlr-core-particle-bg.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
