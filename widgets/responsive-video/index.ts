import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const responsiveVideos = [
  defineWidget({
    ...widgets.responsiveVideo,
    when: 'visible',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    ...widgets.videoOverlay,
    when: 'visible',
    load: () => import('./overlay'),
  }),
];
