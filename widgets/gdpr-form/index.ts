import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const gdprForm = defineWidget({
  ...widgets.gdprForm,
  when: 'visible',
  // The submit event is not queued, because the browser submits the form.
  replays: { click: 'li[data-gdlr-nav]' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
