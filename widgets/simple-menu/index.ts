import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const simpleMenu = defineWidget({
  ...widgets.simpleMenu,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./SimpleMenu'),
  shared: reactChunk,
});
