import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const divider = defineWidget({
  ...widgets.divider,
  when: 'visible',
  load: () => import('./divider'),
});
