/** The spinner next to the button, visible while the form is being sent (contact-form-7, sections 3 and 10.6). */
import type { LiveForm } from '../live-form';

const SPINNER = 'wpcf7-spinner';
/** The class in releases up to 5.4. */
const LOADER = 'ajax-loader';

export function wireSpinner({ form }: LiveForm, signal: AbortSignal): void {
  const places = form.querySelectorAll('.has-spinner');
  const isOld = places.length === 0;
  for (const place of isOld ? form.querySelectorAll('.wpcf7-submit') : places) {
    // A cloned form already has a spinner.
    if (place.nextElementSibling?.matches(`.${SPINNER},.${LOADER}`)) continue;
    const spinner = form.ownerDocument.createElement('span');
    spinner.className = isOld ? LOADER : SPINNER;
    spinner.setAttribute('aria-hidden', 'true');
    // An invisible spinner still takes up space. Until the form is sent, it must not shift the layout.
    spinner.style.display = 'none';
    place.after(spinner);
    const onStatus = (): void => {
      if (form.getAttribute('data-status') === 'submitting') spinner.removeAttribute('style');
    };
    form.addEventListener('wpcf7statuschanged', onStatus, { signal });
    signal.addEventListener('abort', () => spinner.remove());
  }
}
