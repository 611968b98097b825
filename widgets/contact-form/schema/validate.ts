/**
 * Validates in the browser with the server's rules while the visitor fills in the form. Marks fields up to the changed
 * one, but none after it (contact-form-7, section 11).
 */
import { changeErrors } from '../field-errors';
import { shownStatus } from '../form-machine';
import type { LiveForm } from '../live-form';
import { pageSchemas } from '../page-api';
import { showStatus } from '../show-status';
import type { ValidateOptions } from './check-form';
import { loadedChecker } from './load-schema';

/** `wpcf7.validate`. */
export function validateForm(live: LiveForm, options: ValidateOptions = {}): void {
  const { form, record, store } = live;
  const check = loadedChecker()?.checkForm(form, pageSchemas().get(record.id), options);
  if (!check) return;
  showStatus(live, 'validating');
  store.update(changeErrors(live, check.valid, check.invalid));
  check.reflect();
  showStatus(live, shownStatus(store.read().state));
}
