import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const searchOverlay = defineWidget({
  ...widgets.searchOverlay,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-search'),
  load: () => import('./SearchOverlay'),
  shared: reactChunk,
});
