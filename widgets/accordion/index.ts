import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const accordions = [
  defineWidget({
    ...widgets.accordion,
    when: 'interaction',
    prepare: () => import('./read-goodlayers'),
    load: () => import('./mount-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.advAccordion,
    when: 'interaction',
    prepare: () => import('./read-essential-addons'),
    load: () => import('./mount-essential-addons'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.toggleBox,
    when: 'interaction',
    prepare: () => import('./read-goodlayers'),
    load: () => import('./mount-goodlayers'),
    shared: reactChunk,
  }),
];

export const elementorNestedAccordion = defineWidget({
  ...widgets.elementorNestedAccordion,
  when: 'interaction',
  prepare: () => import('./read-nested'),
  load: () => import('./NestedAccordion'),
  shared: reactChunk,
});

export const elementorAccordions = [
  defineWidget({
    ...widgets.elementorAccordion,
    when: 'interaction',
    prepare: () => import('./read-elementor'),
    load: () => import('./mount-elementor'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.elementorToggle,
    when: 'interaction',
    prepare: () => import('./read-elementor'),
    load: () => import('./mount-elementor'),
    shared: reactChunk,
  }),
];
