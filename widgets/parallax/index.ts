import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const parallax = defineWidget({
  ...widgets.parallax,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
