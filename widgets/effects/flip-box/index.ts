import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const flipBoxes = [
  defineWidget({
    ...widgets.flipBox,
    when: 'visible',
    prepare: () => import('./goodlayers'),
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    ...widgets.eaelFlipBox,
    when: 'visible',
    prepare: () => import('./essential-addons'),
    load: () => import('./essential-addons'),
  }),
];
