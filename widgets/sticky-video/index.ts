import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const stickyVideo = defineWidget({
  ...widgets.stickyVideo,
  when: 'visible',
  replays: { click: '.eaelsv-overlay' },
  load: () => import('./sticky-video'),
});
