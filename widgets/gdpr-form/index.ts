import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const gdprForm = defineWidget({
  ...widgets.gdprForm,
  when: 'visible',
  // Sending it is the browser's business from the start.
  holds: { click: 'li[data-gdlr-nav]' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
