import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const elementorVideo = defineWidget({
  ...widgets.elementorVideo,
  when: 'visible',
  load: () => import('./elementor'),
});
