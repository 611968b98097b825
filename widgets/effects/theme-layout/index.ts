import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const themeLayout = defineWidget({
  ...widgets.themeLayout,
  when: 'load',
  load: () => import('./theme-layout'),
});
