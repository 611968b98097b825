import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const alertBox = defineWidget({
  ...widgets.alertBox,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./mount-goodlayers'),
  shared: reactChunk,
});

export const elementorAlert = defineWidget({
  ...widgets.elementorAlert,
  when: 'interaction',
  load: () => import('./read-elementor'),
  shared: reactChunk,
});
