import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const stickyVideo = defineWidget({
  ...widgets.stickyVideo,
  when: 'visible',
  prepare: () => import('./read-markup'),
  load: () => import('./StickyVideo'),
  shared: reactChunk,
});
