import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const fullHeight = defineWidget({
  ...widgets.fullHeight,
  when: 'load',
  holds: {},
  load: () => import('./full-height'),
});
