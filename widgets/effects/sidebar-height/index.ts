import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const sidebarHeight = defineWidget({
  ...widgets.sidebarHeight,
  when: 'load',
  replays: {},
  load: () => import('./sidebar-height'),
});
