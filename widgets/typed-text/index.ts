import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const typedText = defineWidget({
  ...widgets.typedText,
  when: 'visible',
  load: () => import('./TypedWord'),
  shared: reactChunk,
});

export const fancyText = defineWidget({
  ...widgets.fancyText,
  when: 'visible',
  load: () => import('./FancyText'),
  shared: reactChunk,
});
