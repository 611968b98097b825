import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const syncHeight = defineWidget({
  ...widgets.syncHeight,
  when: 'load',
  load: () => import('./sync-height'),
});
