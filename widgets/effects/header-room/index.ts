import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const headerRoom = defineWidget({
  ...widgets.headerRoom,
  when: 'visit',
  load: () => import('./header-room'),
});
