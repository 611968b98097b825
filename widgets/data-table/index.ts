import { defineWidget } from '../../runtime/define';

export const dataTable = defineWidget({
  name: 'data-table',
  original: 'essential-addons',
  selector: '.eael-data-table-wrap',
  when: 'idle',
  holds: {},
  // An editor sees the labels, and can export the table.
  inEditor: true,
  load: () => import('./essential-addons'),
});
