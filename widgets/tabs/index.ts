import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const tabs = [
  defineWidget({
    name: 'tabs',
    original: 'goodlayers',
    selector:
      ':is(.gdlr-core-tab-item,.gdlr-core-tab-action,.gdlr-core-roadmap-item,.gdlr-core-tab-feature-item,.gdlr-core-tab-feature2-item,.gdlr-core-tab-feature3-item,.gdlr-core-tab-featurev-item).gdlr-core-js',
    when: 'visible',
    // Titles have an id, panes and pictures too.
    holds: { click: '[data-tab-id]:not([class*=content],[class*=image])' },
    load: () => import('./goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    name: 'adv-tabs',
    original: 'essential-addons',
    selector: '.eael-advance-tabs',
    when: 'visible',
    holds: { click: '.eael-tabs-nav li', keydown: '.eael-tabs-nav li' },
    load: () => import('./essential-addons'),
    shared: reactChunk,
  }),
];
