import { defineWidget } from '../../runtime/define';

export const imageAccordion = defineWidget({
  name: 'image-accordion',
  original: 'essential-addons',
  selector: '.eael-img-accordion',
  when: 'visible',
  holds: { click: '*' },
  load: () => import('./essential-addons'),
});
