import type { Translate } from '../../runtime/page/translate';
import { strings } from './widget.json';

/**
 * A form inside another form: the browser has thrown its `form` element away, and what is left would be sent with
 * the outer one (contact-form-7, section 3).
 */
export function replaceMisplaced(wrapper: HTMLElement, translate: Translate): void {
  const page = wrapper.ownerDocument;
  const notice = page.createElement('p');
  notice.className = 'wpcf7-form-in-wrong-place';
  const label = page.createElement('strong');
  label.textContent = translate(strings['contact-form.error']);
  notice.append(label, ` ${translate(strings['contact-form.misplaced'])}`);
  wrapper.replaceWith(notice);
}
