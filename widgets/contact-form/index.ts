import { defineWidget } from '../../runtime/define';
import { reactChunk } from '../../runtime/react-chunk';

export const contactForm = defineWidget({
  name: 'contact-form',
  original: 'contact-form-7',
  // The second: a form in a form, of which the browser has kept only the inside.
  selector: '.wpcf7>form,form .wpcf7[data-wpcf7-id]',
  // Not when it comes into view: scripts call a form, and wait for its events, wherever it is.
  when: 'idle',
  holds: { submit: 'form' },
  load: () => import('./contact-form-7'),
  shared: reactChunk,
});

export { publishFacade } from './facade';
