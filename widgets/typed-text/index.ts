import { defineWidget } from '../../runtime/define';

export const typedText = defineWidget({
  name: 'typed-text',
  original: 'goodlayers',
  selector: '.gdlr-core-type-animation-item-animated.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});

export const fancyText = defineWidget({
  name: 'fancy-text',
  original: 'essential-addons',
  selector: '.eael-fancy-text-container',
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
