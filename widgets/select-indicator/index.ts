import { defineWidget } from '../../runtime/define';

export const selectIndicator = defineWidget({
  name: 'select-indicator',
  original: 'goodlayers',
  selector: '.wpcf7-form select',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
