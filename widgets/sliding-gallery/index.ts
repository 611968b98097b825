import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const slidingGallery = defineWidget({
  ...widgets.slidingGallery,
  when: 'visible',
  replays: {},
  load: () => import('./sliding-gallery'),
});
