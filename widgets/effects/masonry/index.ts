import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const masonry = defineWidget({
  ...widgets.masonry,
  when: 'visible',
  replays: {},
  load: () => import('./masonry'),
});
