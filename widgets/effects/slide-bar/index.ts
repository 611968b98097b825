import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const slideBar = defineWidget({
  ...widgets.slideBar,
  // The stylesheet hides the bar until it has a place, so it would never be visible.
  when: 'visit',
  load: () => import('./slide-bar'),
});
