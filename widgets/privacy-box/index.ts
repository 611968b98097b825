import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const privacyBox = defineWidget({
  ...widgets.privacyBox,
  // On load, because a cached page may show the box to a visitor who has already answered.
  when: 'load',
  replays: { click: '.gdlr-core-privacy-box-button' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
