import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

// The submit event is not in `replays`, because the browser submits the form.
export const gdprForm = defineWidget({
  ...widgets.gdprForm,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-form'),
  load: () => import('./GdprForm'),
  shared: reactChunk,
});
