/**
 * Checks a form with the server's rules (contact-form-7, section 11). This is a separate chunk, because releases without
 * rules do not need it.
 */
import { checkFields } from './check';
import { reflect, reflectNothing } from './reflection';
import { loadFileTypes } from './rules';
import type { Values } from './values';

const WRAP = '.wpcf7-form-control-wrap[data-name]';

/** Fields in these elements are not validated. */
const UNCHECKED = '.novalidate';

export interface ValidateOptions {
  /** The changed field. Default: the whole form is validated. */
  readonly target?: unknown;
  /** A part of the form. Default: all of it. */
  readonly scope?: unknown;
}

/** What to show after a check. */
export interface FormCheck {
  /** The fields that lose their marks. */
  readonly valid: readonly string[];
  readonly invalid: readonly { readonly field: string; readonly message: string; readonly controlId: '' }[];
  /** Shows the valid values in the places that reflect them. */
  readonly reflect: () => void;
}

/** The exports of this chunk that forms use. */
export interface Checker {
  /**
   * @param schema the server's rules
   * @returns undefined if the schema is invalid, or the changed field is not validated
   */
  readonly checkForm: (
    form: HTMLFormElement,
    schema: unknown,
    options: ValidateOptions,
  ) => FormCheck | undefined;
  readonly reflectNothing: typeof reflectNothing;
  readonly loadFileTypes: typeof loadFileTypes;
}

export { loadFileTypes, reflectNothing };

export const checkForm: Checker['checkForm'] = (form, schema, { target, scope }) => {
  if (!isSchema(schema)) return undefined;
  const last = target instanceof Element ? wrapOf(form, target) : undefined;
  if (target !== undefined && !last) return undefined;
  const all = (scope instanceof Element ? scope : form).querySelectorAll<HTMLElement>(WRAP);
  const wraps = [...all].filter((wrap) => !wrap.closest(UNCHECKED));
  const results = checkFields(schema, wraps);
  if (!results) return undefined;

  const values = new Map<string, Values>();
  const valid: string[] = [];
  const invalid: FormCheck['invalid'][number][] = [];
  for (const wrap of wraps) {
    const field = wrap.dataset['name'] ?? '';
    const result = results.get(field);
    if (result?.kind === 'invalid') invalid.push({ field, message: result.error, controlId: '' });
    // Without a rule and a value, an old error is removed only if the visitor changed this field.
    else if (result || wrap === last) valid.push(field);
    if (result) values.set(field, result.kind === 'valid' ? result.values : []);
    if (wrap === last) break;
  }
  return { valid, invalid, reflect: () => values.forEach((own, field) => reflect(form, field, own)) };
};

function isSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'rules' in value;
}

/** @returns the wrap of a changed control, if it should be validated */
function wrapOf(form: HTMLFormElement, target: Element): Element | undefined {
  const wrap = target.closest(WRAP);
  return wrap && form.contains(wrap) && !target.closest(UNCHECKED) ? wrap : undefined;
}
