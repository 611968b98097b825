import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const contentTicker = defineWidget({
  ...widgets.contentTicker,
  when: 'visible',
  holds: { click: '[class*=swiper-button]' },
  load: () => import('./content-ticker'),
});
