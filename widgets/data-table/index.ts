import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const dataTables = [
  defineWidget({
    ...widgets.dataTable,
    when: 'idle',
    replays: {},
    // In the editor, the labels are visible and the table can be exported.
    inEditor: true,
    load: () => import('./read-markup'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.sortableTable,
    when: 'idle',
    replays: { click: '.eael-data-table thead th' },
    inEditor: true,
    load: () => import('./read-sortable'),
    shared: reactChunk,
  }),
];
