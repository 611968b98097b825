import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const filterableGallery = defineWidget({
  ...widgets.filterableGallery,
  when: 'interaction',
  prepare: () => import('./prepare'),
  load: () => import('./FilterableGallery'),
  shared: reactChunk,
});
