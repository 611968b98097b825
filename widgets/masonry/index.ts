import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const masonry = defineWidget({
  ...widgets.masonry,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
