import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const videoBackground = defineWidget({
  ...widgets.videoBackground,
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
