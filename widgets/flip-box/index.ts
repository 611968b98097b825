import { defineWidget } from '../../runtime/define';

export const flipBoxes = [
  defineWidget({
    name: 'flip-box',
    original: 'goodlayers',
    selector: '.gdlr-core-flipbox.gdlr-core-js',
    when: 'visible',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    name: 'eael-flip-box',
    original: 'essential-addons',
    selector: '.eael-elements-flip-box-container',
    when: 'visible',
    holds: {},
    load: () => import('./essential-addons'),
  }),
];
