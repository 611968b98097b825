import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';
import { widgets } from './widget.json';

export const priceTable = defineWidget({
  ...widgets.priceTable,
  when: 'visible',
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
