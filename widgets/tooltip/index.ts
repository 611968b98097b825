import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const tooltip = defineWidget({
  ...widgets.tooltip,
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
