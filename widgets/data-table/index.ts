import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const dataTables = [
  defineWidget({
    name: 'data-table',
    original: 'essential-addons',
    // A table without sorting needs no React.
    selector: '.eael-data-table-wrap:not([data-table_enabled="true"])',
    when: 'idle',
    holds: {},
    // An editor sees the labels, and can export the table.
    inEditor: true,
    load: () => import('./essential-addons'),
  }),
  defineWidget({
    name: 'sortable-table',
    original: 'essential-addons',
    selector: '.eael-data-table-wrap[data-table_enabled="true"]',
    when: 'idle',
    holds: { click: '.eael-data-table thead th' },
    inEditor: true,
    load: () => import('./sortable-table'),
    shared: reactChunk,
  }),
];
