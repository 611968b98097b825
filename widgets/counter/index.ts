import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';
import { widgets } from './widget.json';

export const counter = defineWidget({
  ...widgets.counter,
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
