import { defineWidget } from '../../runtime/define';

export const linkTargets = defineWidget({
  name: 'link-targets',
  original: 'link-targets',
  selector: 'html',
  when: 'idle',
  holds: {},
  load: () => import('./vk-link-target-controller'),
});
