import { defineWidget } from '../../runtime/define';

export const stickySidebar = defineWidget({
  name: 'sticky-sidebar',
  original: 'goodlayers',
  selector: '.gdlr-core-sticky-sidebar.gdlr-core-js',
  when: 'visible',
  holds: {},
  load: () => import('./goodlayers'),
});
