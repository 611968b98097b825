import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const listing = defineWidget({
  ...widgets.listing,
  when: 'visible',
  replays: { click: 'a,.gdlr-core-ajax-link', keydown: 'a' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
