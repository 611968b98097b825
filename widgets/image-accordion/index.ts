import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const imageAccordion = defineWidget({
  ...widgets.imageAccordion,
  when: 'interaction',
  prepare: () => import('./read-markup'),
  load: () => import('./ImageAccordion'),
  shared: reactChunk,
});
