import { defineWidget } from '../../runtime/define';

export const countdowns = [
  defineWidget({
    name: 'countdown',
    original: 'goodlayers',
    selector: '.gdlr-core-countdown-wrap.gdlr-core-js',
    when: 'idle',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    name: 'eael-countdown',
    original: 'essential-addons',
    selector: '.eael-countdown-wrapper',
    // One below the screen may still have to lead elsewhere.
    when: 'idle',
    holds: {},
    // An editor is told what would happen on the site.
    inEditor: true,
    load: () => import('./essential-addons'),
  }),
];
