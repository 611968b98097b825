import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const tabs = [
  defineWidget({
    ...widgets.tabs,
    when: 'visible',
    // Titles have this attribute, but so do panes and images.
    replays: { click: '[data-tab-id]:not([class*=content],[class*=image])' },
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.advTabs,
    when: 'visible',
    replays: { click: '.eael-tabs-nav li', keydown: '.eael-tabs-nav li' },
    load: () => import('./read-essential-addons'),
    shared: reactChunk,
  }),
];
