import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const particles = defineWidget({
  ...widgets.particles,
  when: 'visible',
  load: () => import('./particles'),
});
