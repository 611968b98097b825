import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const countdowns = [
  defineWidget({
    ...widgets.countdown,
    when: 'idle',
    holds: {},
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.eaelCountdown,
    // One below the screen may still have to lead elsewhere.
    when: 'idle',
    holds: {},
    // An editor is told what would happen on the site.
    inEditor: true,
    load: () => import('./read-essential-addons'),
    shared: reactChunk,
  }),
];
