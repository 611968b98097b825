import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const hoverBox = defineWidget({
  ...widgets.hoverBox,
  when: 'visible',
  prepare: () => import('./read-markup'),
  load: () => import('./hover-box'),
});
