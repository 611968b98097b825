import { defineWidget } from '../../runtime/core/define';
import { reactChunk } from '../../runtime/react/react-chunk';
import { widgets } from './widget.json';

export const contactForm = defineWidget({
  // The second selector matches a form inside a form: the browser drops the inner `<form>` tag.
  ...widgets.contactForm,
  when: 'interaction',
  prepare: () => import('./prepare-form'),
  load: () => import('./ContactForm'),
  shared: reactChunk,
});

export { publishFacade } from './facade';
