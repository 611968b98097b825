import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const headerDropdown = defineWidget({
  ...widgets.headerDropdown,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-dropdown'),
  load: () => import('./HeaderDropdown'),
  shared: reactChunk,
});
