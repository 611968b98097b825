import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const skillCircle = defineWidget({
  ...widgets.skillCircle,
  when: 'visible',
  replays: {},
  load: () => import('./skill-circle'),
});
