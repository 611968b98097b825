import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const elementorStretch = defineWidget({
  ...widgets.elementorStretch,
  when: 'load',
  load: () => import('./elementor'),
});
