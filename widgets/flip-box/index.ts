import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const flipBoxes = [
  defineWidget({
    ...widgets.flipBox,
    when: 'visible',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    ...widgets.eaelFlipBox,
    when: 'visible',
    holds: {},
    load: () => import('./essential-addons'),
  }),
];
