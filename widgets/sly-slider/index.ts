import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const slySlider = defineWidget({
  ...widgets.slySlider,
  when: 'visible',
  replays: {},
  load: () => import('./sly-slider'),
});
