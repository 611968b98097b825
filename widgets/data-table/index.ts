import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const dataTable = defineWidget({
  ...widgets.dataTable,
  when: 'idle',
  holds: {},
  // An editor sees the labels, and can export the table.
  inEditor: true,
  load: () => import('./essential-addons'),
});
