/**
 * Checks the values of a form with the server's rules, and shows valid values in the places that reflect them
 * (contact-form-7, sections 10.9 and 11). This is a separate chunk, because releases without rules do not need it.
 */
import { setText } from '../../../runtime/dom/text';
import { asRecord } from '../../../runtime/page/as-record';
import { pageGlobal } from '../../../runtime/page/page-global';
import { failureOf, type loadFileTypes, textsOf } from './rules';
import {
  collectValues,
  parseSchema,
  type Rule,
  type Schema,
  type Values,
  type ValuesByField,
} from './schema';

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

export { loadFileTypes } from './rules';

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

/** The result for a field. */
export type FieldResult =
  | { readonly kind: 'invalid'; readonly error: string }
  /** Valid, with all values that are not blank; empty for an optional, empty field. */
  | { readonly kind: 'valid'; readonly values: Values };

/**
 * Checks values with the server's schema. If the page defines a validator, that is used instead.
 *
 * @param wraps the wraps of the fields to check
 * @returns undefined if the schema is invalid
 */
function checkFields(
  schema: unknown,
  wraps: readonly Element[],
): ReadonlyMap<string, FieldResult> | undefined {
  const values = collectValues(wraps);
  return checkOnPage(schema, values) ?? checkAnswer(schema, values);
}

/** Checks values with the server's schema. */
export function checkAnswer(
  answer: unknown,
  values: ValuesByField,
): ReadonlyMap<string, FieldResult> | undefined {
  const schema = parseSchema(answer);
  return schema && check(schema, values);
}

/**
 * @param values the visitor's input
 * @returns a result for every field with a rule or a value, even a blank one; the first error with a message is used
 */
export function check({ rules }: Schema, values: ValuesByField): ReadonlyMap<string, FieldResult> {
  const results = new Map<string, FieldResult>();
  for (const rule of rules) {
    for (const field of fieldsOf(rule)) {
      if (results.get(field)?.kind === 'invalid') continue;
      const own = values.get(field) ?? [];
      const error = failureOf(rule, own);
      results.set(field, error ? { kind: 'invalid', error } : { kind: 'valid', values: withoutBlanks(own) });
    }
  }
  for (const [field, own] of values) {
    if (!results.has(field)) results.set(field, { kind: 'valid', values: withoutBlanks(own) });
  }
  return results;
}

/** A rule that contains other rules may have no field itself. */
function fieldsOf({ field, rules }: Rule): readonly string[] {
  if (field !== '') return [field];
  return [...new Set(rules.flatMap(fieldsOf))];
}

function withoutBlanks(values: Values): Values {
  return values.filter((value) => textsOf([value]).length > 0);
}

/**
 * Uses the page's validator, `window.swv`, if there is one. Other scripts add rules to it, so it takes precedence.
 *
 * @returns the validator's results; undefined if the page has no validator
 */
function checkOnPage(schema: unknown, values: ValuesByField): ReadonlyMap<string, FieldResult> | undefined {
  const swv = pageGlobal('swv');
  const { validate } = asRecord(swv);
  if (typeof validate !== 'function') return undefined;
  const formData = new FormData();
  for (const [field, own] of values) own.forEach((value) => formData.append(field, value));
  const results: unknown = Reflect.apply(validate, swv, [schema, formData, {}]);
  if (!(results instanceof Map)) return undefined;
  return new Map([...results].flatMap(([field, result]: [unknown, unknown]) => readResult(field, result)));
}

function readResult(field: unknown, result: unknown): [string, FieldResult][] {
  if (typeof field !== 'string' || typeof result !== 'object' || result === null) return [];
  const error: unknown = Reflect.get(result, 'error');
  if (typeof error === 'string' && error !== '') return [[field, { kind: 'invalid', error }]];
  const inputs: unknown = Reflect.get(result, 'validInputs');
  const values = Array.isArray(inputs)
    ? inputs.filter((value: unknown) => typeof value === 'string' || value instanceof File)
    : [];
  return [[field, { kind: 'valid', values }]];
}

/**
 * Shows the value of a field in another place of the form (contact-form-7, section 10.9).
 *
 * @param values the valid values of the field; an empty list if it is empty or invalid
 */
function reflect(form: HTMLFormElement, field: string, values: readonly (string | File)[]): void {
  const texts = values.map((value) => (typeof value === 'string' ? value : value.name));
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    if (place.dataset['reflectionOf'] !== field) continue;
    if (place instanceof HTMLOutputElement) setText(place, texts[0] ?? place.dataset['default'] ?? '');
    else fill(place, field, texts);
  }
}

/** Restores the defaults after a reset. */
export function reflectNothing(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) {
    reflect(form, place.dataset['reflectionOf'] ?? '', []);
  }
}

function fill(place: HTMLElement, field: string, texts: readonly string[]): void {
  for (const output of place.querySelectorAll('output')) {
    if (output.dataset['default'] === undefined) output.remove();
    else output.hidden = texts.length > 0;
  }
  for (const text of texts) {
    const output = place.ownerDocument.createElement('output');
    output.setAttribute('name', field);
    setText(output, text);
    place.append(output);
  }
}
