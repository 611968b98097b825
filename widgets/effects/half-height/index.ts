import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const halfHeight = defineWidget({
  ...widgets.halfHeight,
  when: 'load',
  load: () => import('./half-height'),
});
