import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const videoBackground = defineWidget({
  ...widgets.videoBackground,
  when: 'load',
  replays: {},
  load: () => import('./video-background'),
});
