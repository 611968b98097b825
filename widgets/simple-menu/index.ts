import { defineWidget } from '../../runtime/define';

export const simpleMenu = defineWidget({
  name: 'simple-menu',
  original: 'essential-addons',
  selector: '.eael-simple-menu-container',
  // It is another thing on narrow screens, and takes its own place there.
  when: 'load',
  holds: { click: '.eael-simple-menu-toggle' },
  load: () => import('./essential-addons'),
});
