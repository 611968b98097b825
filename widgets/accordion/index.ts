import { defineWidget, type Holds } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

const holds = (name: string): Holds => ({ click: `.${name}-title,.${name}-icon` });

export const accordions = [
  defineWidget({
    name: 'accordion',
    original: 'goodlayers',
    selector: '.gdlr-core-accordion-item',
    when: 'visible',
    holds: holds('gdlr-core-accordion-item'),
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    name: 'adv-accordion',
    original: 'essential-addons',
    selector: '.eael-adv-accordion',
    when: 'visible',
    holds: { click: '.eael-accordion-header', keydown: '.eael-accordion-header' },
    load: () => import('./essential-addons'),
    shared: reactChunk,
  }),
  defineWidget({
    name: 'toggle-box',
    original: 'goodlayers',
    selector: '.gdlr-core-toggle-box-item',
    when: 'visible',
    holds: holds('gdlr-core-toggle-box-item'),
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
];
