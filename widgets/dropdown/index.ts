import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const dropdowns = [
  defineWidget({
    name: 'dropdown-tab',
    original: 'goodlayers',
    selector: '.gdlr-core-dropdown-tab.gdlr-core-js',
    when: 'visible',
    holds: { click: '.gdlr-core-dropdown-tab-title' },
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    name: 'custom-dropdown',
    original: 'goodlayers',
    selector: '.gdlr-core-custom-dropdown.gdlr-core-js',
    when: 'visible',
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
];
