import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const accordions = [
  defineWidget({
    ...widgets.accordion,
    when: 'visible',
    replays: { click: '.gdlr-core-accordion-item-title,.gdlr-core-accordion-item-icon' },
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.advAccordion,
    when: 'visible',
    replays: { click: '.eael-accordion-header', keydown: '.eael-accordion-header' },
    load: () => import('./read-essential-addons'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.toggleBox,
    when: 'visible',
    replays: { click: '.gdlr-core-toggle-box-item-title,.gdlr-core-toggle-box-item-icon' },
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
];
