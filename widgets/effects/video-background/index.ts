import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const videoBackground = defineWidget({
  ...widgets.videoBackground,
  when: 'load',
  load: () => import('./video-background'),
});

export const elementorBackgroundVideo = defineWidget({
  ...widgets.elementorBackgroundVideo,
  when: 'load',
  load: () => import('./elementor'),
});
