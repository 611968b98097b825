import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const linkTargets = defineWidget({
  ...widgets.linkTargets,
  when: 'idle',
  holds: {},
  load: () => import('./vk-link-target-controller'),
});
