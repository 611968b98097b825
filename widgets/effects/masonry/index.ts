import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const masonry = defineWidget({
  ...widgets.masonry,
  when: 'visible',
  holds: {},
  load: () => import('./masonry'),
});
