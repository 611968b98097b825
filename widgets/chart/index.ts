import { defineWidget } from '../../runtime/define';

export const chart = defineWidget({
  name: 'chart',
  original: 'goodlayers',
  selector: '.gdlr-core-chart-js.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
