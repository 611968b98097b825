import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const simpleMenu = defineWidget({
  ...widgets.simpleMenu,
  // On load, because the menu's layout is different in narrow viewports.
  when: 'load',
  replays: { click: '.eael-simple-menu-toggle' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
