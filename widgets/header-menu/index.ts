import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const headerMenus = [
  defineWidget({
    ...widgets.slidingPanel,
    when: 'interaction',
    fetch: 'visit',
    prepare: () => import('./read-menu'),
    load: () => import('./SlidingPanel'),
    shared: reactChunk,
  }),
  defineWidget({
    ...widgets.overlayMenu,
    when: 'interaction',
    fetch: 'visit',
    prepare: () => import('./read-menu'),
    load: () => import('./OverlayMenu'),
    shared: reactChunk,
  }),
];
