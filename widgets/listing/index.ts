import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const listing = defineWidget({
  ...widgets.listing,
  when: 'visible',
  holds: { click: 'a,.gdlr-core-ajax-link', keydown: 'a' },
  load: () => import('./goodlayers'),
});
