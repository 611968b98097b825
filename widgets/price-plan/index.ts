import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const pricePlan = defineWidget({
  name: 'price-plan',
  original: 'goodlayers',
  selector: '.gdlr-core-price-plan-item',
  when: 'visible',
  holds: { click: '.gdlr-core-price-plan,.gdlr-core-step2' },
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
