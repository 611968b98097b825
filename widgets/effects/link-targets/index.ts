import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const linkTargets = defineWidget({
  ...widgets.linkTargets,
  when: 'idle',
  holds: {},
  load: () => import('./link-targets'),
});
