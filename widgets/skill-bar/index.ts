import { defineWidget } from '../../runtime/define';

export const skillBar = defineWidget({
  name: 'skill-bar',
  original: 'goodlayers',
  selector: '.gdlr-core-skill-bar-filled.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
