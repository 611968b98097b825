import { defineWidget } from '../../runtime/define';

export const stickyVideo = defineWidget({
  name: 'sticky-video',
  original: 'essential-addons',
  selector: '.eael-sticky-video-wrapper',
  when: 'visible',
  holds: { click: '.eaelsv-overlay' },
  load: () => import('./essential-addons'),
});
