import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const contentTicker = defineWidget({
  ...widgets.contentTicker,
  when: 'visible',
  replays: { click: '[class*=swiper-button]' },
  load: () => import('./content-ticker'),
});
