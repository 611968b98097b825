import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const stickyVideo = defineWidget({
  ...widgets.stickyVideo,
  when: 'visible',
  holds: { click: '.eaelsv-overlay' },
  load: () => import('./sticky-video'),
});
