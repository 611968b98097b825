import { defineWidget } from '../../runtime/define';

export const fullHeight = defineWidget({
  name: 'full-height',
  original: 'goodlayers',
  selector: ':is(.gdlr-core-wrapper-full-height,.gdlr-core-column-full-height).gdlr-core-js',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
