import { defineWidget } from '../../runtime/define';

export const slider = defineWidget({
  name: 'slider',
  original: 'goodlayers',
  selector: '.gdlr-core-flexslider.gdlr-core-js-2',
  when: 'visible',
  holds: { click: '[class*=flex-prev],[class*=flex-next]' },
  load: () => import('./goodlayers'),
});
