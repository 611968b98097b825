import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const mainMenu = defineWidget({
  ...widgets.mainMenu,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-markup'),
  load: () => import('./MainMenu'),
  shared: reactChunk,
});
