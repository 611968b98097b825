import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const skillCircle = defineWidget({
  ...widgets.skillCircle,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
