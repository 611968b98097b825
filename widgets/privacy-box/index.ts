import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const privacyBox = defineWidget({
  ...widgets.privacyBox,
  // At once: a page from a cache may show it to a visitor who has answered already.
  when: 'load',
  holds: { click: '.gdlr-core-privacy-box-button' },
  load: () => import('./read-markup'),
  shared: reactChunk,
});
