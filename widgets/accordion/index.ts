import { defineWidget, type ReplayPlaces } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

const holds = (item: string): ReplayPlaces => ({ click: `.${item}-title,.${item}-icon` });

export const accordions = [
  defineWidget({
    ...widgets.accordion,
    when: 'visible',
    holds: holds('gdlr-core-accordion-item'),
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.advAccordion,
    when: 'visible',
    holds: { click: '.eael-accordion-header', keydown: '.eael-accordion-header' },
    load: () => import('./read-essential-addons'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.toggleBox,
    when: 'visible',
    holds: holds('gdlr-core-toggle-box-item'),
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
];
