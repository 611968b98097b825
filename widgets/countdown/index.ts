import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const countdowns = [
  defineWidget({
    ...widgets.countdown,
    when: 'idle',
    load: () => import('./read-goodlayers'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.eaelCountdown,
    // Not `visible`, because a countdown below the viewport may redirect too.
    when: 'idle',
    // In the editor, a notice replaces the redirect.
    inEditor: true,
    load: () => import('./read-essential-addons'),
    shared: reactChunk,
  }),
];
