import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const contentTicker = defineWidget({
  ...widgets.contentTicker,
  when: 'at-rest',
  prepare: () => import('./read-markup'),
  load: () => import('./ContentTicker'),
  shared: reactChunk,
});
