import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const marquee = defineWidget({
  ...widgets.marquee,
  when: 'visible',
  load: () => import('./marquee'),
});
