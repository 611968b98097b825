import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const pagePreload = defineWidget({
  ...widgets.pagePreload,
  when: 'load',
  load: () => import('./page-preload'),
});
