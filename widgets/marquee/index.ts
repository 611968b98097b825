import { defineWidget } from '../../runtime/define';

export const marquee = defineWidget({
  name: 'marquee',
  original: 'goodlayers',
  selector: '.gdlr-core-marquee.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
