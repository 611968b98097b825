import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const listing = defineWidget({
  ...widgets.listing,
  when: 'visible',
  replays: { click: 'a,.gdlr-core-ajax-link', keydown: 'a' },
  load: () => import('./listing'),
});
