/**
 * Validates in the browser with the server's rules while the visitor fills in the form. Marks fields up to the changed
 * one, but none after it (contact-form-7, section 11).
 */
import { markInvalid, unmark } from '../field-errors';
import { reflect } from '../fields/reflection';
import { shownStatus } from '../form-machine';
import type { LiveForm } from '../live-form';
import { pageSchemas } from '../page-api';
import { showStatus } from '../show-status';
import { fieldOf, wrapsIn } from '../wraps';
import type { FieldResult } from './check';
import { loadedChecker } from './load-schema';

/** Fields in these elements are not validated. */
const UNCHECKED = '.novalidate';

export interface ValidateOptions {
  /** The changed field. Default: the whole form is validated. */
  readonly target?: unknown;
  /** A part of the form. Default: all of it. */
  readonly scope?: unknown;
}

/** `wpcf7.validate`. */
export function validateForm(live: LiveForm, { target, scope }: ValidateOptions = {}): void {
  const { form, record } = live;
  const schema = pageSchemas().get(record.id);
  if (!isSchema(schema)) return;
  const last = target instanceof Element ? wrapOf(form, target) : undefined;
  if (target !== undefined && !last) return;

  const wraps = wrapsIn(scope instanceof Element ? scope : form).filter(isChecked);
  const results = loadedChecker()?.checkFields(schema, wraps);
  if (!results) return;
  showStatus(live, 'validating');
  for (const wrap of wraps) {
    const field = fieldOf(wrap);
    const result = results.get(field);
    if (result) apply(live, field, result);
    // Without a rule and a value, an old error is removed only if the visitor changed this field.
    else if (wrap === last) unmark(live, field);
    if (wrap === last) break;
  }
  showStatus(live, shownStatus(live.state));
}

function apply(live: LiveForm, field: string, result: FieldResult): void {
  switch (result.kind) {
    case 'invalid':
      markInvalid(live, { field, message: result.error, controlId: '' });
      return reflect(live.form, field, []);
    case 'valid':
      unmark(live, field);
      return reflect(live.form, field, result.values);
    default:
      return result satisfies never;
  }
}

function isChecked(wrap: HTMLElement): boolean {
  return wrap.dataset['name'] !== undefined && !wrap.closest(UNCHECKED);
}

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rules' in value;
}

/** @returns the wrap of a changed control, if it should be validated */
function wrapOf(form: HTMLFormElement, target: Element): Element | undefined {
  const wrap = target.closest('.wpcf7-form-control-wrap[data-name]');
  return wrap && form.contains(wrap) && !target.closest(UNCHECKED) ? wrap : undefined;
}
