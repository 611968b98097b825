import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

// Titles have the attribute `data-tab-id`, but so do panes and images, which `replays` leaves out.
export const tabs = [
  defineWidget({
    ...widgets.tabs,
    when: 'interaction',
    prepare: () => import('./read-goodlayers'),
    load: () => import('./mount-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.advTabs,
    when: 'interaction',
    prepare: () => import('./read-essential-addons'),
    load: () => import('./mount-essential-addons'),
    shared: reactChunk,
  }),
];

export const elementorNestedTabs = defineWidget({
  ...widgets.elementorNestedTabs,
  when: 'interaction',
  prepare: () => import('./read-nested'),
  load: () => import('./mount-nested'),
  shared: reactChunk,
});

export const elementorTabs = defineWidget({
  ...widgets.elementorTabs,
  when: 'interaction',
  prepare: () => import('./read-elementor'),
  load: () => import('./mount-elementor'),
  shared: reactChunk,
});
