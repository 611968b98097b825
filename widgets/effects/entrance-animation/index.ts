import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const entranceAnimation = defineWidget({
  ...widgets.entranceAnimation,
  when: 'load',
  load: () => import('./entrance-animation'),
});

export const elementorEntrance = defineWidget({
  ...widgets.elementorEntrance,
  when: 'load',
  load: () => import('./elementor'),
});
