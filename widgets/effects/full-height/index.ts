import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const fullHeight = defineWidget({
  ...widgets.fullHeight,
  when: 'load',
  load: () => import('./full-height'),
});
