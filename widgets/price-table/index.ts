import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const priceTable = defineWidget({
  ...widgets.priceTable,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./price-table'),
  shared: reactChunk,
});
