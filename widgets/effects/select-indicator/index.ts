import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const selectIndicator = defineWidget({
  ...widgets.selectIndicator,
  when: 'visible',
  load: () => import('./select-indicator'),
});
