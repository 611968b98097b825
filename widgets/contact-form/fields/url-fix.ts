/** Completes an address that was typed without its scheme (contact-form-7, section 10.3). */
import type { LiveForm } from '../live-form';

const SCHEME = /^[a-z][a-z0-9.+-]*:/i;

/** @returns the address to send; text that is not the beginning of one is only trimmed */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (text === '' || SCHEME.test(text) || !text.includes('.')) return text;
  return `http://${text.replace(/^\/+/, '')}`;
}

export function wireUrlFix({ form }: LiveForm, signal: AbortSignal): void {
  form.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.matches('.wpcf7-validates-as-url')) {
        target.value = completeUrl(target.value);
      }
    },
    { signal },
  );
}
