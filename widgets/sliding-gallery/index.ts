import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const slidingGallery = defineWidget({
  ...widgets.slidingGallery,
  when: 'at-rest',
  prepare: () => import('./read-markup'),
  load: () => import('./SlidingGallery'),
  shared: reactChunk,
});
