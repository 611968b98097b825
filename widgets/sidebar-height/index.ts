import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const sidebarHeight = defineWidget({
  ...widgets.sidebarHeight,
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
