import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const backToTop = defineWidget({
  ...widgets.backToTop,
  when: 'visit',
  load: () => import('./back-to-top'),
});
