import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const filterableGallery = defineWidget({
  ...widgets.filterableGallery,
  when: 'visible',
  replays: { click: '.control,.eael-gallery-load-more,button', input: 'form', submit: 'form' },
  load: () => import('./filterable-gallery'),
});
