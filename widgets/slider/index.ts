import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const slider = defineWidget({
  ...widgets.slider,
  when: 'at-rest',
  prepare: () => import('./read-markup'),
  load: () => import('./Slider'),
  shared: reactChunk,
});
