import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const lightboxForm = defineWidget({
  ...widgets.lightboxForm,
  when: 'visible',
  load: () => import('./lightbox-form'),
});
