import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const slidingGallery = defineWidget({
  ...widgets.slidingGallery,
  when: 'visible',
  replays: {},
  load: () => import('./read-markup'),
  shared: reactChunk,
});
