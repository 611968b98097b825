import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const stickySidebar = defineWidget({
  ...widgets.stickySidebar,
  when: 'visible',
  load: () => import('./sticky-sidebar'),
});
