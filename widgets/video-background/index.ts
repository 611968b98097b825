import { defineWidget } from '../../runtime/define';

export const videoBackground = defineWidget({
  name: 'video-background',
  original: 'goodlayers',
  selector: '.gdlr-core-parallax > .gdlr-core-pbf-background-video',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
