import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const chart = defineWidget({
  ...widgets.chart,
  when: 'at-rest',
  load: () => import('./Chart'),
  shared: reactChunk,
});
