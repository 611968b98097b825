import { defineWidget } from '../../runtime/define';

export const filterableGallery = defineWidget({
  name: 'filterable-gallery',
  original: 'essential-addons',
  selector: '.eael-filter-gallery-wrapper',
  when: 'visible',
  holds: { click: '.control,.eael-gallery-load-more,button', input: 'form', submit: 'form' },
  load: () => import('./essential-addons'),
});
