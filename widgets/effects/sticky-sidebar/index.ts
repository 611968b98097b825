import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const stickySidebar = defineWidget({
  ...widgets.stickySidebar,
  when: 'visible',
  replays: {},
  load: () => import('./sticky-sidebar'),
});
