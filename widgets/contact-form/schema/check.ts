/** Checks all values of a form against all rules (contact-form-7, section 11). */
import { checkOnPage } from './page-validator';
import { failureOf, textsOf } from './rules';
import { parseSchema, type Rule, type Schema } from './schema';
import { collectValues, type Values, type ValuesByField } from './values';

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
export function checkFields(
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
