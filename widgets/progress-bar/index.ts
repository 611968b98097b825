import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const progressBar = defineWidget({
  ...widgets.progressBar,
  when: 'visible',
  replays: {},
  load: () => import('./progress-bar'),
});
