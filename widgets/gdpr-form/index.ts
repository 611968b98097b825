import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';
import { widgets } from './widget.json';

export const gdprForm = defineWidget({
  ...widgets.gdprForm,
  when: 'visible',
  // Sending it is the browser's business from the start.
  holds: { click: 'li[data-gdlr-nav]' },
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
