import { defineWidget } from '../../runtime/define';

export const responsiveVideos = [
  defineWidget({
    name: 'responsive-video',
    original: 'goodlayers',
    selector: 'iframe:is([src*=youtube],[src*=vimeo])',
    when: 'visible',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    name: 'video-overlay',
    original: 'goodlayers',
    selector: '.gdlr-core-video-item-overlay',
    when: 'visible',
    load: () => import('./overlay'),
  }),
];
