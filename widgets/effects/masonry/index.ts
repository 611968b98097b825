import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const masonry = defineWidget({
  ...widgets.masonry,
  // Its height depends on its items, so it is laid out before a visitor scrolls to it or past it.
  when: 'load',
  load: () => import('./masonry'),
});
