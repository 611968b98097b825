import { defineWidget } from '../../runtime/define';

export const typedText = defineWidget({
  name: 'typed-text',
  original: 'goodlayers',
  selector: '.gdlr-core-type-animation-item-animated.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
