import { defineWidget } from '../../runtime/define';

export const skillCircle = defineWidget({
  name: 'skill-circle',
  original: 'goodlayers',
  selector: '.gdlr-core-skill-circle.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
