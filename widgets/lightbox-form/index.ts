import { defineWidget } from '../../runtime/define';
import { widgets } from './widget.json';

export const lightboxForm = defineWidget({
  ...widgets.lightboxForm,
  when: 'visible',
  load: () => import('./goodlayers'),
});
