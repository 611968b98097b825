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
