import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const stickyHeader = defineWidget({
  ...widgets.stickyHeader,
  when: 'visit',
  load: () => import('./sticky-header'),
});
