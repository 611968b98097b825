import { defineWidget } from '../../runtime/define';

export const listing = defineWidget({
  name: 'listing',
  original: 'goodlayers',
  selector: '[data-ajax].gdlr-core-js',
  when: 'visible',
  holds: { click: 'a,.gdlr-core-ajax-link', keydown: 'a' },
  load: () => import('./goodlayers'),
});
