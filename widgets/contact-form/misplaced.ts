import { setText } from '../../runtime/dom/text';
import type { Translate } from '../../runtime/page/translate';
import { strings } from './widget.json';

/**
 * Replaces a form in another form with a notice. Browsers drop the inner `form` element, so its fields would be sent
 * with the outer form (contact-form-7, section 3).
 */
export function replaceMisplaced(wrapper: HTMLElement, translate: Translate): void {
  const page = wrapper.ownerDocument;
  const notice = page.createElement('p');
  notice.className = 'wpcf7-form-in-wrong-place';
  const label = page.createElement('strong');
  setText(label, translate(strings['contact-form.error']));
  notice.append(label, ` ${translate(strings['contact-form.misplaced'])}`);
  wrapper.replaceWith(notice);
}
