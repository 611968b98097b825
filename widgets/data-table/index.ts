import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const dataTables = [
  defineWidget({
    ...widgets.dataTable,
    when: 'idle',
    // In the editor, the labels are visible and the table can be exported.
    inEditor: true,
    load: () => import('./read-markup'),
  }),
  defineWidget({
    ...widgets.sortableTable,
    when: 'interaction',
    inEditor: true,
    prepare: () => import('./read-sortable'),
    load: () => import('./SortableTable'),
    shared: reactChunk,
  }),
];
