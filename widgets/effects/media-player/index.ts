import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const mediaPlayer = defineWidget({
  ...widgets.mediaPlayer,
  when: 'visit',
  load: () => import('./media-player'),
});
