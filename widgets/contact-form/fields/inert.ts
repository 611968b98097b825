/** Makes elements inert while the form has a certain status (contact-form-7, section 10.8). */
import type { LiveForm } from '../live-form';

const ACTIVE = 'active-on-any';

export function wireInert({ form }: LiveForm, signal: AbortSignal): void {
  const wake = (): void => {
    for (const element of form.querySelectorAll(`.${ACTIVE}`)) {
      element.removeAttribute('inert');
      element.classList.remove(ACTIVE);
    }
  };
  form.addEventListener(
    'wpcf7statuschanged',
    () => {
      wake();
      const status = form.getAttribute('data-status') ?? '';
      for (const element of form.querySelectorAll(`.${CSS.escape(`inert-on-${status}`)}`)) {
        element.setAttribute('inert', 'inert');
        element.classList.add(ACTIVE);
      }
    },
    { signal },
  );
  signal.addEventListener('abort', wake);
}
