import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const pricePlan = defineWidget({
  ...widgets.pricePlan,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./PricePlan'),
  shared: reactChunk,
});
