import { defineWidget } from '../../runtime/define';

export const sidebarHeight = defineWidget({
  name: 'sidebar-height',
  original: 'goodlayers',
  selector: '.gdlr-core-pbf-sidebar-container',
  when: 'load',
  holds: {},
  load: () => import('./goodlayers'),
});
