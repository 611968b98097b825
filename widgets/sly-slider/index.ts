import { defineWidget } from '../../runtime/define';

export const slySlider = defineWidget({
  name: 'sly-slider',
  original: 'goodlayers',
  selector: '.gdlr-core-sly-slider.gdlr-core-js-2',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
