/**
 * Uses the page's validator, `window.swv`, if there is one. Other scripts add rules to it, so it takes precedence over
 * Atoll's checker (contact-form-7, section 11).
 */
import { pageGlobal } from '../../../runtime/page/page-global';
import { asRecord } from '../../../runtime/page/as-record';
import type { FieldResult } from './check';
import type { ValuesByField } from './values';

/** @returns the validator's results; undefined if the page has no validator */
export function checkOnPage(
  schema: unknown,
  values: ValuesByField,
): ReadonlyMap<string, FieldResult> | undefined {
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
