import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const slider = defineWidget({
  ...widgets.slider,
  when: 'visible',
  holds: { click: '[class*=flex-prev],[class*=flex-next]' },
  load: () => import('./slider'),
});
