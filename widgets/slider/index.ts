import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const slider = defineWidget({
  ...widgets.slider,
  when: 'visible',
  replays: { click: '[class*=flex-prev],[class*=flex-next]' },
  load: () => import('./slider'),
});
