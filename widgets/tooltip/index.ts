import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const tooltip = defineWidget({
  ...widgets.tooltip,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./Tooltip'),
  shared: reactChunk,
});
