import { defineWidget } from '../../../runtime/core/define';
import { widgets } from './widget.json';

export const flipBoxes = [
  defineWidget({
    ...widgets.flipBox,
    when: 'visible',
    replays: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    ...widgets.eaelFlipBox,
    when: 'visible',
    replays: {},
    load: () => import('./essential-addons'),
  }),
];
