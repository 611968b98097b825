import { defineWidget } from '../../runtime/define';

export const privacyBox = defineWidget({
  name: 'privacy-box',
  original: 'goodlayers',
  selector: '.gdlr-core-privacy-box-wrap',
  // At once: a page from a cache may show it to a visitor who has answered already.
  when: 'load',
  holds: { click: '.gdlr-core-privacy-box-button' },
  load: () => import('./goodlayers'),
});
