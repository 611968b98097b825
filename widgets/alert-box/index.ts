import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const alertBox = defineWidget({
  ...widgets.alertBox,
  when: 'visible',
  load: () => import('./goodlayers'),
});
