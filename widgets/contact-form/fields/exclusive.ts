/** Allows at most one checked box in an exclusive group (contact-form-7, section 10.1). */
import type { EarlyForm } from '../live-form';

export function wireExclusive({ form }: EarlyForm, signal: AbortSignal): void {
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.closest('.wpcf7-exclusive-checkbox')) return;
      for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
        if (box !== target && box.name === target.name) box.checked = false;
      }
    },
    { signal },
  );
}
