import { defineWidget } from '../../runtime/define';

export const contentTicker = defineWidget({
  name: 'content-ticker',
  original: 'essential-addons',
  selector: '.eael-ticker-wrap',
  when: 'visible',
  holds: { click: '[class*=swiper-button]' },
  load: () => import('./essential-addons'),
});
