import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const priceTable = defineWidget({
  name: 'price-table',
  original: 'goodlayers',
  selector: '.gdlr-core-price-table-tab-title-wrap.gdlr-core-js',
  when: 'visible',
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
