import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const countdowns = [
  defineWidget({
    ...widgets.countdown,
    when: 'idle',
    holds: {},
    load: () => import('./goodlayers'),
  }),
  defineWidget({
    ...widgets.eaelCountdown,
    // One below the screen may still have to lead elsewhere.
    when: 'idle',
    holds: {},
    // An editor is told what would happen on the site.
    inEditor: true,
    load: () => import('./essential-addons'),
  }),
];
