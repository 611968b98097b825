import { defineWidget } from '../../runtime/define';

export const divider = defineWidget({
  name: 'divider',
  original: 'goodlayers',
  selector:
    '.gdlr-core-divider-item-with-icon-inner.gdlr-core-js,.gdlr-core-title-item-title-wrap.gdlr-core-js-2',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
