import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const slider = defineWidget({
  ...widgets.slider,
  when: 'visible',
  replays: { click: '[class*=flex-prev],[class*=flex-next]' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
