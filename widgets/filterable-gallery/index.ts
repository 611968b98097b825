import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const filterableGallery = defineWidget({
  ...widgets.filterableGallery,
  when: 'visible',
  replays: { click: '.control,.eael-gallery-load-more,button', input: 'form', submit: 'form' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
