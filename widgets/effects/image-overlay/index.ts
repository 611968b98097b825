import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const imageOverlay = defineWidget({
  ...widgets.imageOverlay,
  when: 'visible',
  prepare: () => import('./read-markup'),
  load: () => import('./image-overlay'),
});
