import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const contentTicker = defineWidget({
  ...widgets.contentTicker,
  when: 'visible',
  replays: { click: '[class*=swiper-button]' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
