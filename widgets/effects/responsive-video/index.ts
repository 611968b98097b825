import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const responsiveVideos = [
  defineWidget({
    ...widgets.responsiveVideo,
    when: 'visible',
    load: () => import('./responsive-video'),
  }),
  defineWidget({
    ...widgets.videoOverlay,
    when: 'visible',
    load: () => import('./overlay'),
  }),
];
