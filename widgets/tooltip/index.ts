import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const tooltip = defineWidget({
  ...widgets.tooltip,
  when: 'visible',
  replays: {},
  load: () => import('./tooltip'),
});
