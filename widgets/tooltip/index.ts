import { defineWidget } from '../../runtime/define';

export const tooltip = defineWidget({
  name: 'tooltip',
  original: 'essential-addons',
  selector: '.eael-pricing :is(.tooltip,.eael-tooltip,.eael-pricing-tooltip):is([title],[data-content])[id]',
  when: 'visible',
  holds: {},
  load: () => import('./essential-addons'),
});
