import { defineWidget } from '../../runtime/define';

export const tilt = defineWidget({
  name: 'tilt',
  original: 'goodlayers',
  selector: '.gdlr-core-effect-3d.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
