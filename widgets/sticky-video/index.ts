import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const stickyVideo = defineWidget({
  ...widgets.stickyVideo,
  when: 'visible',
  holds: { click: '.eaelsv-overlay' },
  load: () => import('./essential-addons'),
});
