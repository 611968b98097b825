import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';
import { widgets } from './widget.json';

export const dropdowns = [
  defineWidget({
    ...widgets.dropdownTab,
    when: 'visible',
    holds: { click: '.gdlr-core-dropdown-tab-title' },
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.customDropdown,
    when: 'visible',
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
];
