import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const gdprForm = defineWidget({
  name: 'gdpr-form',
  original: 'goodlayers',
  selector: '#gdlr-core-gdpr-form.gdlr-core-js',
  when: 'visible',
  // Sending it is the browser's business from the start.
  holds: { click: 'li[data-gdlr-nav]' },
  load: () => import('./goodlayers'),
  shared: reactChunk,
});
