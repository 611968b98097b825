import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const marquee = defineWidget({
  ...widgets.marquee,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
