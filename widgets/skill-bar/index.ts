import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const skillBar = defineWidget({
  ...widgets.skillBar,
  when: 'visible',
  replays: {},
  load: () => import('./skill-bar'),
});
