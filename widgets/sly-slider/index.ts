import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const slySlider = defineWidget({
  ...widgets.slySlider,
  when: 'at-rest',
  prepare: () => import('./read-markup'),
  load: () => import('./SlySlider'),
  shared: reactChunk,
});
