import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const anchors = defineWidget({
  ...widgets.anchors,
  when: 'visit',
  load: () => import('./anchors'),
});
