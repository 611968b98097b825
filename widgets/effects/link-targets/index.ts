import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const linkTargets = defineWidget({
  ...widgets.linkTargets,
  when: 'idle',
  replays: {},
  load: () => import('./link-targets'),
});
