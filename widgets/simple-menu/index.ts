import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const simpleMenu = defineWidget({
  ...widgets.simpleMenu,
  // It is another thing on narrow screens, and takes its own place there.
  when: 'load',
  holds: { click: '.eael-simple-menu-toggle' },
  load: () => import('./simple-menu'),
});
