import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const counter = defineWidget({
  name: 'counter',
  original: 'goodlayers',
  selector: '.gdlr-core-counter-item-count.gdlr-core-js[data-counter-start][data-counter-end]',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
