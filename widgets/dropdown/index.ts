import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const dropdowns = [
  defineWidget({
    ...widgets.dropdownTab,
    when: 'interaction',
    prepare: () => import('./read-markup'),
    load: () => import('./Dropdown'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.customDropdown,
    when: 'interaction',
    prepare: () => import('./read-markup'),
    load: () => import('./Dropdown'),
    shared: reactChunk,
  }),
];
