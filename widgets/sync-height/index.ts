import { defineWidget } from '../../runtime/define';

export const syncHeight = defineWidget({
  name: 'sync-height',
  original: 'goodlayers',
  selector: '[data-sync-height]',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
