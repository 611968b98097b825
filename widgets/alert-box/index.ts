import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const alertBox = defineWidget({
  ...widgets.alertBox,
  when: 'visible',
  load: () => import('./alert-box'),
});
