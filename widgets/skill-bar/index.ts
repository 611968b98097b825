import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const skillBar = defineWidget({
  ...widgets.skillBar,
  when: 'visible',
  holds: {},
  load: () => import('./skill-bar'),
});
