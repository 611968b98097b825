import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const tilt = defineWidget({
  ...widgets.tilt,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
