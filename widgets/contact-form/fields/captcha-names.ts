/** Names the images of captchas (contact-form-7, section 19). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { EarlyForm } from '../live-form';
import { strings } from '../widget.json';

/** Translates the alternative text, which the server prints in English on every site. */
export function wireCaptchaNames({ form, translate }: EarlyForm, signal: AbortSignal): void {
  for (const image of form.querySelectorAll<HTMLImageElement>('img.wpcf7-captchac[alt="captcha"]')) {
    setAttributes(image, { alt: translate(strings['contact-form.captcha']) }, signal);
  }
}
