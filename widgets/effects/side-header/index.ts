import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const sideHeader = defineWidget({
  ...widgets.sideHeader,
  when: 'visit',
  load: () => import('./side-header'),
});
