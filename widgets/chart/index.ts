import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const chart = defineWidget({
  ...widgets.chart,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
