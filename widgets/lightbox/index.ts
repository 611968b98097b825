import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const lightbox = defineWidget({
  ...widgets.lightbox,
  when: 'idle',
  load: () => import('./lightbox-links'),
});

export const elementorLightbox = defineWidget({
  ...widgets.elementorLightbox,
  when: 'idle',
  load: () => import('./elementor-opener'),
});
