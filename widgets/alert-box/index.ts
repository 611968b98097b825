import { defineWidget } from '../../runtime/define';

export const alertBox = defineWidget({
  name: 'alert-box',
  original: 'goodlayers',
  selector: '.gdlr-core-alert-box-remove.gdlr-core-js',
  when: 'visible',
  load: () => import('./goodlayers'),
});
