import { defineWidget } from '../../runtime/define';

export const halfHeight = defineWidget({
  name: 'half-height',
  original: 'goodlayers',
  selector: '.gdlr-core-half-height',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
