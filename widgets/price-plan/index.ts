import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const pricePlan = defineWidget({
  ...widgets.pricePlan,
  when: 'visible',
  replays: { click: '.gdlr-core-price-plan,.gdlr-core-step2' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
