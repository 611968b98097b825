import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const particles = defineWidget({
  ...widgets.particles,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
