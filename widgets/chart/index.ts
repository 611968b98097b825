import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const chart = defineWidget({
  ...widgets.chart,
  when: 'visible',
  replays: {},
  load: () => import('./chart'),
});
