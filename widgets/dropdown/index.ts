import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const dropdowns = [
  defineWidget({
    ...widgets.dropdownTab,
    when: 'visible',
    replays: { click: '.gdlr-core-dropdown-tab-title' },
    load: () => import('./read-markup'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.customDropdown,
    when: 'visible',
    load: () => import('./read-markup'),
    shared: reactChunk,
  }),
];
