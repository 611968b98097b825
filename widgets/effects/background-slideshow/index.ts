import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const elementorBackgroundSlideshow = defineWidget({
  ...widgets.elementorBackgroundSlideshow,
  when: 'load',
  load: () => import('./elementor'),
});
