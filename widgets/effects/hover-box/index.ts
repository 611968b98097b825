import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const hoverBox = defineWidget({
  ...widgets.hoverBox,
  when: 'visible',
  replays: {},
  load: () => import('./hover-box'),
});
