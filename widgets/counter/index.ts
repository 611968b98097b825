import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const counter = defineWidget({
  ...widgets.counter,
  when: 'visible',
  load: () => import('./Counter'),
  shared: reactChunk,
});

export const elementorCounter = defineWidget({
  ...widgets.elementorCounter,
  when: 'visible',
  load: () => import('./mount-elementor'),
  shared: reactChunk,
});
