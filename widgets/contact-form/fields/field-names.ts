/** Names fields that have no label (contact-form-7, section 19). */
import { setAttributes } from '../../../runtime/dom/restore';
import type { EarlyForm } from '../live-form';
import { nameOf } from './name-of';

const FIELDS = [
  'input:not([type="hidden"],[type="submit"],[type="checkbox"],[type="radio"])',
  'select',
  'textarea',
]
  .map((field) => `.wpcf7-form-control-wrap ${field}`)
  .join();
const NAMES = '[aria-label],[aria-labelledby],[title],[placeholder]';

export function wireFieldNames({ form }: EarlyForm, signal: AbortSignal): void {
  for (const field of form.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.labels?.length || field.matches(NAMES)) continue;
    setAttributes(field, { 'aria-label': nameOf(field) }, signal);
  }
}
