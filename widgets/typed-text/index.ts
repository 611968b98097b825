import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const typedText = defineWidget({
  ...widgets.typedText,
  when: 'visible',
  load: () => import('./mount-goodlayers'),
  shared: reactChunk,
});

export const fancyText = defineWidget({
  ...widgets.fancyText,
  when: 'visible',
  load: () => import('./mount-essential-addons'),
  shared: reactChunk,
});
