import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const imageOverlay = defineWidget({
  ...widgets.imageOverlay,
  when: 'visible',
  holds: {},
  load: () => import('./image-overlay'),
});
