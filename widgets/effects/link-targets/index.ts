import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const linkTargets = defineWidget({
  ...widgets.linkTargets,
  when: 'visit',
  // A post may also be added later.
  idleWith: '[id^=post-],[class^=post-],[class*=" post-"]',
  load: () => import('./link-targets'),
});
