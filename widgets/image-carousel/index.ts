import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const elementorImageCarousel = defineWidget({
  ...widgets.elementorImageCarousel,
  when: 'at-rest',
  prepare: () => import('./prepare-elementor'),
  load: () => import('./mount-elementor'),
  shared: reactChunk,
});
