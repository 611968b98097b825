import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const privacyBox = defineWidget({
  ...widgets.privacyBox,
  when: 'interaction',
  fetch: 'visit',
  prepare: () => import('./read-markup'),
  load: () => import('./PrivacyBox'),
  shared: reactChunk,
});
