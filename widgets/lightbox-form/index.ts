import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const lightboxForm = defineWidget({
  ...widgets.lightboxForm,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-markup'),
  load: () => import('./LightboxForm'),
  shared: reactChunk,
});
