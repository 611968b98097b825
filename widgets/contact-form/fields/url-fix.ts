/** Adds the scheme to a URL that was typed without one (contact-form-7, section 10.3). */
import type { EarlyForm } from '../live-form';

const SCHEME = /^[a-z][a-z0-9.+-]*:/i;

/** @returns the completed URL; text that does not look like a URL is only trimmed */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (text === '' || SCHEME.test(text) || !text.includes('.')) return text;
  return `http://${text.replace(/^\/+/, '')}`;
}

export function wireUrlFix({ form }: EarlyForm, signal: AbortSignal): void {
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
