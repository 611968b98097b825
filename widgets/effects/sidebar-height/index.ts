import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const sidebarHeight = defineWidget({
  ...widgets.sidebarHeight,
  when: 'load',
  load: () => import('./sidebar-height'),
});
