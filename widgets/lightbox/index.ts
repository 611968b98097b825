import { defineWidget } from '../../runtime/core/define';
import { widgets } from './widget.json';

export const lightbox = defineWidget({
  ...widgets.lightbox,
  when: 'idle',
  replays: { click: 'a' },
  load: () => import('./lightbox-links'),
});
