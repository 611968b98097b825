import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const tilt = defineWidget({
  ...widgets.tilt,
  when: 'visible',
  load: () => import('./tilt'),
});
